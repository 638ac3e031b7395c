import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountPath } from '@/features/session/useAccountLinks';
import { AddressBookPage } from './addresses/AddressBookPage';
import { BalancesPage } from './balances/BalancesPage';
import { CommunicationsPage } from './communications/CommunicationsPage';
import { InformationPage } from './InformationPage';
import { SavedPaymentsPage } from './payments/SavedPaymentsPage';

const information = <InformationPage />;

const pages = new Map<string, ReactNode>([
  ['/account-information', information],
  ['/customer/account/edit', information],
  ['/address-book', <AddressBookPage key="addresses" />],
  ['/communications', <CommunicationsPage key="communications" />],
  ...(CAPABILITIES.storeCredit || CAPABILITIES.rewardPoints
    ? [['/credit-and-points', <BalancesPage key="balances" />] satisfies [AccountPath, ReactNode]]
    : []),
] satisfies [AccountPath | '/customer/account/edit', ReactNode][]);

export interface AccountPageProps {
  /** Shown at a path that this backend has nothing for. */
  otherwise: ReactNode;
}

/** Pages of the account besides its lists of goods, in one chunk: they are small, and who opens one often opens another. */
export const AccountPage = ({ otherwise }: AccountPageProps) => {
  const { pathname } = useLocation();
  if (CAPABILITIES.personalData && pathname.startsWith('/gdpr-request/')) return information;
  const path = pathname.replace(/\/+$/, '');
  if (path === '/saved-payments') return <SavedPaymentsPage otherwise={otherwise} />;
  return pages.get(path) ?? otherwise;
};
