import { useIntl } from 'react-intl';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';

const rules = combine(isRequired, isEmail);

/** The e-mail address of an account. */
export const EmailField = ({ initialValue }: { initialValue?: string }) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      name="email"
      label={formatMessage({ id: 'checkout.email' })}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="username"
      initialValue={initialValue}
      validate={rules}
      ask={formatMessage({ id: 'ask.email' })}
    />
  );
};
