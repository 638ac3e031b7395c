import { useIntl } from 'react-intl';
import { EmailField } from '@/ui/forms/informed/EmailField';
import { KnownEmail } from '@/features/session/KnownEmail';
import { SignInInvitation, SignInLink } from './SignInInvitation';
import styles from './steps.module.css';

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
      <KnownEmail signIn={<SignInLink />}>
        <EmailField
          label={formatMessage({ id: 'checkout.email' })}
          help={isShipped ? formatMessage({ id: 'checkout.emailHelp' }) : undefined}
          initialValue={initial}
        />
      </KnownEmail>
    </div>
  );
};
