import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { Notice } from '@/ui/Notice/Notice';
import type { AuthSteps } from './authViews';
import { AccountEmailField } from './parts/AccountEmailField';
import styles from './parts/Form.module.css';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { requestPasswordReset } from './api/resetPassword';

export interface ForgotPasswordFormProps {
  steps: AuthSteps;
  email?: string;
  /** Called with the address typed so far, for the other views. */
  onEmail?: (email: string) => void;
}

/** Asks for a link that resets the password. What it says does not tell whether there is an account. */
export const ForgotPasswordForm = ({ steps, email, onEmail }: ForgotPasswordFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('CUSTOMER_FORGOT_PASSWORD');
  const [sentTo, setSentTo] = useState('');
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const address = values.text('email').trim();
    setSentTo('');
    await dispatch(requestPasswordReset(address, await createHeaders()));
    setSentTo(address);
  });

  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'account.forgotTitle' })}
      onSubmit={submit}
      onChange={(values) => onEmail?.(values.text('email'))}
    >
      <FormError text={error} />
      {sentTo === '' ? null : (
        <Notice kind="success" isLive>
          <FormattedMessage id="account.forgotSent" values={{ email: sentTo }} />
        </Notice>
      )}
      <AccountEmailField initialValue={email} />
      <div ref={place} className={styles.badge} />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="account.forgotSubmit" />
      </Button>
      <p className={styles.turn}>
        <Button priority="lowLinkUnderline" {...steps('signIn')}>
          <FormattedMessage id="account.backToSignIn" />
        </Button>
      </p>
    </InformedForm>
  );
};
