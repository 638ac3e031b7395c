import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/features/session/signOut';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { longToastTimeoutMs } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Notice } from '@/ui/Notice/Notice';
import { Panel } from '@/ui/Panel/Panel';
import { ConfirmPersonalDataRequestDocument } from '../api/PersonalData.graphql.generated';
import styles from './AccountInformation.module.css';

/** What a mailed link is for, as its address says. */
export interface PersonalDataLink {
  type: string;
  code: string;
}

const save = (document: string): void => {
  const url = URL.createObjectURL(new Blob([document], { type: 'application/json' }));
  const link = Object.assign(window.document.createElement('a'), { href: url, download: 'my-data.json' });
  link.click();
  URL.revokeObjectURL(url);
};

/** What a mailed link leads to. Nothing happens by opening it: programs that check mail open links, too. */
export const DataRequest = ({ link: { type, code } }: { link: PersonalDataLink }) => {
  const { formatMessage } = useIntl();
  const apollo = useApolloClient();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { addToast } = useToasts();
  const { isBusy, error, submit } = useSubmission<'DOWNLOAD' | 'DELETE'>(async (kind) => {
    const { data } = await apollo.mutate({
      mutation: ConfirmPersonalDataRequestDocument,
      variables: { type: kind, code },
      fetchPolicy: 'no-cache',
    });
    const { document } = payloadOf(data?.confirmPersonalDataRequest, 'confirmPersonalDataRequest');
    if (kind === 'DOWNLOAD') {
      save(payloadOf(document, 'document'));
      return;
    }
    await dispatch(signOut());
    // This page would ask to sign in, to an account that is gone.
    await navigate('/', { replace: true });
    addToast({ type: 'success', message: formatMessage({ id: 'account.deleted' }), timeout: longToastTimeoutMs });
  });
  if (type === 'download') {
    return (
      <Panel title={<FormattedMessage id="account.downloadTitle" />}>
        <p className={styles.value}>
          <FormattedMessage id="account.downloadText" />
        </p>
        <FormError text={error} />
        <div className={styles.buttons}>
          <Button priority="normal" isLoading={isBusy} onClick={() => submit('DOWNLOAD')}>
            <FormattedMessage id="account.download" />
          </Button>
        </div>
      </Panel>
    );
  }
  if (type === 'delete') {
    return (
      <Panel title={<FormattedMessage id="account.deleteTitle" />}>
        <p className={styles.value}>
          <FormattedMessage id="account.deleteText" />
        </p>
        <FormError text={error} />
        <div className={styles.buttons}>
          <Button priority="normal" isLoading={isBusy} onClick={() => submit('DELETE')}>
            <FormattedMessage id="account.delete" />
          </Button>
          <Button priority="low" to="/account-information">
            <FormattedMessage id="account.keep" />
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Notice kind="error">
      <FormattedMessage id="account.linkUnknown" />
    </Notice>
  );
};
