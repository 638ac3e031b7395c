import { useIntl } from 'react-intl';
import { EmailField } from '@/ui/forms/informed/EmailField';

/** The e-mail address of an account. */
export const AccountEmailField = ({ initialValue }: { initialValue?: string }) => {
  const { formatMessage } = useIntl();
  return (
    <EmailField label={formatMessage({ id: 'checkout.email' })} autoComplete="username" initialValue={initialValue} />
  );
};
