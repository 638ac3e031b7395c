import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentUser } from '@/features/session/userSlice';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useToasts } from '@/kernel/toasts/useToasts';
import { combine, differsFromField } from '@/kernel/validation/validators';
import { FormError } from '@/ui/forms/FormError';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { changePassword } from '../api/changeAccount';
import styles from '../parts/Form.module.css';
import { PasswordField } from '../parts/PasswordField';
import { usePasswordRules } from '../parts/usePasswordRules';
import { Detail } from './Detail';
import { FormButtons } from './FormButtons';
import { usePasswordErrors } from './usePasswordErrors';

const PasswordForm = ({ email, close }: { email: string; close: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const { place, createHeaders } = useCaptcha('CUSTOMER_EDIT');
  const { place: signInPlace, createHeaders: createSignInHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const rules = usePasswordRules();
  const { toText, refusals } = usePasswordErrors();
  const newPassword = formatMessage({ id: 'account.newPassword' });
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const typed = { email, password: values.text('currentPassword'), newPassword: values.text('password') };
    const outcome = await dispatch(changePassword(typed, { change: createHeaders, signIn: createSignInHeaders }));
    close();
    addToast({
      type: 'success',
      message: formatMessage({ id: outcome === 'changed' ? 'account.passwordSaved' : 'account.resetDone' }),
    });
  }, toText);
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'session.password' })} onSubmit={submit}>
      <FormError text={error} />
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label={formatMessage({ id: 'account.currentPassword' })}
        autoComplete="current-password"
        refusals={refusals}
      />
      <PasswordField
        label={newPassword}
        autoComplete="new-password"
        rules={rules}
        validate={combine(rules.validate, differsFromField('currentPassword', newPassword))}
      />
      <div ref={place} className={styles.badge} />
      <div ref={signInPlace} className={styles.badge} />
      <FormButtons isBusy={isBusy} onCancel={close} />
    </InformedForm>
  );
};

/** The password; a new one needs the present one, and ends the sessions elsewhere. */
export const PasswordDetail = ({ user: { email } }: { user: CurrentUser }) => (
  <Detail title={<FormattedMessage id="session.password" />} value={<FormattedMessage id="account.passwordNote" />}>
    {(close) => <PasswordForm email={email} close={close} />}
  </Detail>
);
