import { useIntl } from 'react-intl';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { SignInInvitation } from './SignInInvitation';
import styles from './steps.module.css';

const rules = combine(isRequired, isEmail);

interface GuestEmailProps {
  initial: string | undefined;
  /** Of what is not shipped no delivery is told. */
  isShipped: boolean;
}

/** Where a guest's receipt goes, with the way to an account above it. */
export const GuestEmail = ({ initial, isShipped }: GuestEmailProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.wide}>
      <SignInInvitation />
      <TextField
        name="email"
        label={formatMessage({ id: 'checkout.email' })}
        help={isShipped ? formatMessage({ id: 'checkout.emailHelp' }) : undefined}
        initialValue={initial}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        validate={rules}
        ask={formatMessage({ id: 'ask.email' })}
      />
    </div>
  );
};
