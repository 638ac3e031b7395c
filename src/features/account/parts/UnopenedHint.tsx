import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { PasswordRulesDocument } from '../api/PasswordRules.graphql.generated';
import styles from './Form.module.css';
import { ResendMail } from './ResendMail';

/** Says to who cannot sign in that a new account is opened by its mail first, where the store does that. */
export const UnopenedHint = ({ email }: { email: string }) => {
  const { data } = useQuery(PasswordRulesDocument, { skip: !CAPABILITIES.accountConfirmation });
  if (data?.storeConfig?.create_account_confirmation !== true) return null;
  return (
    <>
      <p className={styles.turn}>
        <FormattedMessage id="session.unopened" />
      </p>
      {CAPABILITIES.confirmationResend ? <ResendMail key={email} email={email} /> : null}
    </>
  );
};
