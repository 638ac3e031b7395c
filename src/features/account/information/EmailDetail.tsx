import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentUser } from '@/features/session/userSlice';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useToasts } from '@/kernel/toasts/useToasts';
import { FormError } from '@/ui/forms/FormError';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { changeEmail } from '../api/changeAccount';
import { AccountEmailField } from '../parts/AccountEmailField';
import styles from '../parts/Form.module.css';
import { PasswordField } from '../parts/PasswordField';
import { Detail } from './Detail';
import { FormButtons } from './FormButtons';
import { usePasswordErrors } from './usePasswordErrors';

const EmailForm = ({ email, close }: { email: string; close: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const { place, createHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const { toText, refusals } = usePasswordErrors();
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const next = values.text('email').trim();
    await dispatch(changeEmail(next, values.text('password'), createHeaders));
    close();
    addToast({
      type: 'success',
      message: formatMessage({ id: 'account.emailSaved' }, { email: next }),
    });
  }, toText);
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'checkout.email' })} onSubmit={submit}>
      <FormError text={error} />
      <AccountEmailField initialValue={email} />
      <PasswordField
        label={formatMessage({ id: 'account.currentPassword' })}
        autoComplete="current-password"
        refusals={refusals}
      />
      <div ref={place} className={styles.badge} />
      <FormButtons isBusy={isBusy} onCancel={close} />
    </InformedForm>
  );
};

/** The e-mail that the customer signs in with; another one needs the password. */
export const EmailDetail = ({ user: { email } }: { user: CurrentUser }) => (
  <Detail title={<FormattedMessage id="checkout.email" />} value={email}>
    {(close) => <EmailForm email={email} close={close} />}
  </Detail>
);
