import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Panel } from '@/ui/Panel/Panel';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import styles from './AccountInformation.module.css';
import formStyles from '../parts/Form.module.css';
import { useDataConsent } from './useDataConsent';

/** Consent to how personal data is kept: given, renewed, or withdrawn as easily. */
export const ConsentDetail = () => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const { view, record } = useDataConsent();
  const { isBusy, error, submit } = useSubmission<boolean>(async (isConsent) => {
    await record(isConsent);
    const message = formatMessage({ id: isConsent ? 'account.consentGiven' : 'account.consentWithdrawn' });
    addToast({ type: 'success', message });
  });
  return (
    <Panel title={<FormattedMessage id="account.dataProtection" />}>
      <FormError text={error} />
      {view.kind === 'loading' && <LoadingIndicator />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="account.consentFailed" />
        </RetryNotice>
      )}
      {view.kind === 'none' && (
        <InformedForm
          className={formStyles.form}
          aria-label={formatMessage({ id: 'account.dataProtection' })}
          onSubmit={() => submit(true)}
        >
          <ConsentCheckbox context="account" />
          <div className={styles.buttons}>
            <Button priority="normal" type="submit" isLoading={isBusy}>
              <FormattedMessage id="account.consentGive" />
            </Button>
          </div>
        </InformedForm>
      )}
      {view.kind === 'given' && (
        <>
          <p className={styles.value}>
            <FormattedMessage
              id="account.consentSince"
              values={{
                date: <FormattedDate value={parseBackendTime(view.at)} day="numeric" month="long" year="numeric" />,
              }}
            />
          </p>
          <div className={styles.buttons}>
            <Button priority="low" isLoading={isBusy} onClick={() => submit(true)}>
              <FormattedMessage id="account.consentRenew" />
            </Button>
            <Button priority="lowLinkUnderline" onClick={() => submit(false)}>
              <FormattedMessage id="account.consentWithdraw" />
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
};
