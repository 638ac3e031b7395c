import { useIntl } from 'react-intl';
import { AccountInformation } from '@/features/account/AccountInformation';
import { AccountLayout } from '@/features/account/AccountLayout';

/** Name, e-mail, password and consent of the customer. */
export const InformationPage = () => {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout path="/account-information" title={formatMessage({ id: 'account.information' })}>
      <AccountInformation />
    </AccountLayout>
  );
};
