import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { longToastTimeoutMs } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import { RequestPersonalDataDocument } from '../api/PersonalData.graphql.generated';
import styles from './AccountInformation.module.css';

/** A copy of the customer's data, or the end of the account: each is asked for here and confirmed by a mailed link. */
export const DataDetail = () => {
  const { formatMessage } = useIntl();
  const apollo = useApolloClient();
  const { addToast } = useToasts();
  const { isBusy, error, submit } = useSubmission<'DOWNLOAD' | 'DELETE'>(async (type) => {
    const { data } = await apollo.mutate({
      mutation: RequestPersonalDataDocument,
      variables: { type },
      fetchPolicy: 'no-cache',
    });
    const { email } = payloadOf(data?.requestPersonalData, 'requestPersonalData');
    addToast({
      type: 'success',
      message: formatMessage({ id: 'account.dataLinkSent' }, { email }),
      timeout: longToastTimeoutMs,
    });
  });
  return (
    <Panel title={<FormattedMessage id="account.data" />}>
      <p className={styles.value}>
        <FormattedMessage id="account.dataText" />
      </p>
      <FormError text={error} />
      <div className={styles.buttons}>
        <Button priority="low" isLoading={isBusy} onClick={() => submit('DOWNLOAD')}>
          <FormattedMessage id="account.dataCopy" />
        </Button>
        <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => submit('DELETE')}>
          <FormattedMessage id="account.dataDelete" />
        </Button>
      </div>
    </Panel>
  );
};
