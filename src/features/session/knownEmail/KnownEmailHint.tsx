import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isEmail } from '@/kernel/validation/validators';
import { IsEmailAvailableDocument } from '../api/IsEmailAvailable.graphql.generated';
import styles from './KnownEmailHint.module.css';

export interface KnownEmailHintProps {
  email: string;
  /** The way to sign in. */
  signIn: ReactNode;
}

/** Says that an e-mail has an account; nothing where it has none, where the backend does not tell, and where it is no e-mail. */
export const KnownEmailHint = ({ email, signIn }: KnownEmailHintProps) => {
  const { data } = useQuery(IsEmailAvailableDocument, {
    variables: { email },
    skip: isEmail(email, {}) !== undefined,
    fetchPolicy: 'no-cache',
  });
  if (data?.isEmailAvailable?.is_email_available !== false) return null;
  return (
    <p className={styles.hint} role="status">
      <FormattedMessage id="session.emailKnown" values={{ link: signIn }} />
    </p>
  );
};
