import { FormattedMessage, useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { AccountEmailField } from './parts/AccountEmailField';
import styles from './parts/Form.module.css';
import { FormError } from '@/ui/forms/FormError';
import { PasswordField } from './parts/PasswordField';
import { usePasswordRules } from './parts/usePasswordRules';
import { useSubmission } from '@/ui/forms/useSubmission';
import { resetPassword } from './api/resetPassword';

/** A used or expired link, in the real backend's English; in another language it says so in that. */
const isLinkRefusal = /password token/i;

export interface ResetPasswordFormProps {
  /** '' when the link does not say: the real backend's does not, so the form asks. */
  email: string;
  /** From the mailed link. */
  token: string;
  /** The password is saved; for this address. */
  onDone: (email: string) => void;
}

/** The new password of an account whose owner came by a mailed link. */
export const ResetPasswordForm = ({ email, token, onDone }: ResetPasswordFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('CUSTOMER_FORGOT_PASSWORD');
  const rules = usePasswordRules();
  const toText = (failure: unknown): string | undefined =>
    isLinkRefusal.test(errorText(failure)) ? formatMessage({ id: 'account.resetExpired' }) : undefined;
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const address = email || values.text('email').trim();
    const headers = await createHeaders();
    await dispatch(resetPassword({ email: address, token, password: values.text('password') }, headers));
    onDone(address);
  }, toText);

  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'account.resetTitle' })} onSubmit={submit}>
      <FormError text={error} />
      {email === '' ? (
        <AccountEmailField />
      ) : (
        // Tells a password manager whose password it is.
        <input type="hidden" name="username" autoComplete="username" value={email} />
      )}
      <PasswordField label={formatMessage({ id: 'account.newPassword' })} autoComplete="new-password" rules={rules} />
      <div ref={place} className={styles.badge} />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="account.resetSubmit" />
      </Button>
      {error === '' ? null : (
        <p className={styles.turn}>
          <Button priority="lowLinkUnderline" to="/forgot-password">
            <FormattedMessage id="account.resetAgain" />
          </Button>
        </p>
      )}
    </InformedForm>
  );
};
