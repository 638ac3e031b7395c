import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { PasswordRulesDocument } from '../api/PasswordRules.graphql.generated';
import styles from './Form.module.css';

/** Says, before an account is asked for, that a mail opens it, where the store does that. */
export const ConfirmationHint = () => {
  const { data } = useQuery(PasswordRulesDocument, { skip: !CAPABILITIES.accountConfirmation });
  if (data?.storeConfig?.create_account_confirmation !== true) return null;
  return (
    <p className={styles.turn}>
      <FormattedMessage id="account.confirmationHint" />
    </p>
  );
};
