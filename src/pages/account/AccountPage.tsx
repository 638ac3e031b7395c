import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressBookPage } from './addresses/AddressBookPage';
import { CommunicationsPage } from './communications/CommunicationsPage';
import { InformationPage } from './InformationPage';
import { SavedPaymentsPage } from './payments/SavedPaymentsPage';

const pages = new Map([
  ['/account-information', InformationPage],
  ['/customer/account/edit', InformationPage],
  ['/address-book', AddressBookPage],
  ['/saved-payments', SavedPaymentsPage],
  ['/communications', CommunicationsPage],
]);

export interface AccountPageProps {
  /** Shown at a path that this backend has nothing for. */
  otherwise: ReactNode;
}

/** Pages of the account besides its lists of goods, in one chunk: they are small, and who opens one often opens another. */
export const AccountPage = ({ otherwise }: AccountPageProps) => {
  const { pathname } = useLocation();
  const Page = pages.get(pathname.replace(/\/+$/, ''));
  return Page ? <Page /> : otherwise;
};
