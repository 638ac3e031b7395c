import { useIntl } from 'react-intl';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { SignInInvitation } from './SignInInvitation';
import styles from './steps.module.css';

const rules = combine(isRequired, isEmail);

/** Where a guest's receipt goes, with the way to an account above it. */
export const GuestEmail = ({ initial }: { initial: string | undefined }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.wide}>
      <SignInInvitation />
      <TextField
        name="email"
        label={formatMessage({ id: 'checkout.email' })}
        help={formatMessage({ id: 'checkout.emailHelp' })}
        initialValue={initial}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        validate={rules}
      />
    </div>
  );
};
