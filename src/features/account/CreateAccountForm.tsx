import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { FormErrors } from '@/ui/forms/FormErrors';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { Notice } from '@/ui/Notice/Notice';
import type { AuthSteps } from './authPaths';
import { createAccount, type NewAccount } from './api/createAccount';
import { EmailField } from './parts/EmailField';
import styles from './parts/Form.module.css';
import { FormError } from './parts/FormError';
import { PasswordField } from './parts/PasswordField';
import { usePasswordRules } from './parts/usePasswordRules';
import { useSubmission } from './parts/useSubmission';

export interface CreateAccountFormProps {
  steps: AuthSteps;
  /** The account is there, and its owner signed in. */
  onSignedIn?: () => void;
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Called with the address typed so far, for the other views. */
  onEmail?: (email: string) => void;
}

const toAccount = (values: FormValues): NewAccount => ({
  firstname: values.text('firstname').trim(),
  lastname: values.text('lastname').trim(),
  email: values.text('email').trim(),
  password: values.text('password'),
  isSubscribed: values.isChecked('isSubscribed'),
  isConsentGiven: values.isChecked('isConsent'),
});

/** A new account. Nothing is ticked beforehand. */
export const CreateAccountForm = ({
  steps,
  onSignedIn,
  email,
  firstName,
  lastName,
  onEmail,
}: CreateAccountFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const rules = usePasswordRules();
  const { place, createHeaders } = useCaptcha('CUSTOMER_CREATE', 'customer_create');
  const { place: signInPlace, createHeaders: createSignInHeaders } = useCaptcha('CUSTOMER_LOGIN', 'customer_login');
  const [isOnlyCreated, setIsOnlyCreated] = useState(false);
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const outcome = await dispatch(
      createAccount(toAccount(values), {
        create: createHeaders,
        signIn: createSignInHeaders,
      }),
    );
    if (outcome === 'created') setIsOnlyCreated(true);
    else onSignedIn?.();
  });
  const toSignIn = (
    <Button priority="lowLinkUnderline" {...steps('signIn')}>
      <FormattedMessage id="session.signIn" />
    </Button>
  );

  if (isOnlyCreated) {
    return (
      <div className={styles.form}>
        <Notice kind="success" isLive>
          <FormattedMessage id="account.created" />
        </Notice>
        {toSignIn}
      </div>
    );
  }
  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'account.createTitle' })}
      onSubmit={submit}
      onChange={(values) => onEmail?.(values.text('email'))}
    >
      <FormErrors />
      <FormError text={error} />
      <div className={styles.names}>
        <TextField
          name="firstname"
          label={formatMessage({ id: 'address.firstName' })}
          autoComplete="given-name"
          initialValue={firstName}
          validate={isRequired}
        />
        <TextField
          name="lastname"
          label={formatMessage({ id: 'address.lastName' })}
          autoComplete="family-name"
          initialValue={lastName}
          validate={isRequired}
        />
      </div>
      <EmailField initialValue={email} />
      <PasswordField
        label={formatMessage({ id: 'session.password' })}
        autoComplete="new-password"
        help={rules.text}
        requiredClasses={rules.classes}
        validate={rules.validate}
      />
      <div className={styles.choices}>
        <CheckboxField name="isSubscribed" label={formatMessage({ id: 'account.newsletter' })} />
        <ConsentCheckbox context="customer" />
      </div>
      <div ref={place} className={styles.badge} />
      <div ref={signInPlace} className={styles.badge} />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="account.createSubmit" />
      </Button>
      <p className={styles.turn}>
        <FormattedMessage id="account.haveAccount" /> {toSignIn}
      </p>
    </InformedForm>
  );
};
