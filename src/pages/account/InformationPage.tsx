import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountInformation } from '@/features/account/AccountInformation';
import { AccountLayout } from '@/features/account/AccountLayout';

/** What an address such as /gdpr-request/type/delete/code/a1b2 names; null for any other. */
const readLink = (pathname: string) => {
  const [, type, code] = /^\/gdpr-request\/type\/([^/]+)\/code\/([^/]+)/.exec(pathname) ?? [];
  return type !== undefined && code !== undefined ? { type, code } : null;
};

/** Name, e-mail, password, consent and data of the customer; a mailed link about the data leads here, too. */
export const InformationPage = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <AccountLayout path="/account-information" title={formatMessage({ id: 'account.information' })}>
      <AccountInformation link={readLink(pathname)} />
    </AccountLayout>
  );
};
