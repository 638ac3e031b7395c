import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { ExtraField } from '@/features/formFields/ExtraField';
import { readExtra } from '@/features/formFields/extraValues';
import type { FormField } from '@/features/formFields/formField';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isEmail } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { FormErrors } from '@/ui/forms/FormErrors';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import type { AuthSteps } from './authViews';
import { createAccount, type NewAccount } from './api/createAccount';
import { AccountAsked, type AccountAskedProps } from './parts/AccountAsked';
import { ConfirmationHint } from './parts/ConfirmationHint';
import styles from './parts/Form.module.css';
import { FormError } from '@/ui/forms/FormError';
import { KnownPerson } from './parts/KnownPerson';
import { NewsletterBox } from './parts/NewsletterBox';
import { NewPersonFields } from './parts/NewPersonFields';
import { PasswordField } from './parts/PasswordField';
import { usePasswordRules } from './parts/usePasswordRules';
import { useSubmission } from '@/ui/forms/useSubmission';

export interface CreateAccountFormProps {
  steps: AuthSteps;
  /** The account is there, and its owner signed in. */
  onSignedIn?: () => void;
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Whether the consent has been given already, so that it is not asked for again. */
  hasConsented?: boolean;
  /** Called with the address typed so far, for the other views. */
  onEmail?: (email: string) => void;
  /** Where an order waits for the account: keeps it for the address that the account is about to be made for. */
  keepOrder?: ((email: string) => void) | undefined;
}

/** A person of whom only the password is missing; null as long as something else is, or is wrong. */
const knownPerson = (email = '', firstName = '', lastName = '') => {
  const isComplete = [email, firstName, lastName].every((text) => text.trim() !== '');
  return isComplete && isEmail(email, {}) === undefined ? { email, firstName, lastName } : null;
};

const toAccount = (
  values: FormValues,
  known: ReturnType<typeof knownPerson>,
  fields: readonly FormField[],
): NewAccount => ({
  extra: readExtra(values, '', fields),
  firstname: (known?.firstName ?? values.text('firstname')).trim(),
  lastname: (known?.lastName ?? values.text('lastname')).trim(),
  email: (known?.email ?? values.text('email')).trim(),
  password: values.text('password'),
  isSubscribed: values.isChecked('isSubscribed'),
  isConsentGiven: values.isChecked('isConsent'),
});

/** A new account. Nothing is ticked beforehand; who is known already, from an order, chooses a password only. */
export const CreateAccountForm = ({
  steps,
  onSignedIn,
  email,
  firstName,
  lastName,
  hasConsented = false,
  onEmail,
  keepOrder,
}: CreateAccountFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const rules = usePasswordRules();
  const form = useKnownForm('customer_account_create');
  const { place, createHeaders } = useCaptcha('CUSTOMER_CREATE');
  const { place: signInPlace, createHeaders: createSignInHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const [asked, setAsked] = useState<Omit<AccountAskedProps, 'steps' | 'hasOrder'> | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const known = isChanging ? null : knownPerson(email, firstName, lastName);
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    // Fields that are still on their way have given nothing.
    if (!form) return;
    const account = toAccount(values, known, form.fields);
    keepOrder?.(account.email);
    const outcome = await dispatch(createAccount(account, { create: createHeaders, signIn: createSignInHeaders }));
    if (outcome === 'signedIn') onSignedIn?.();
    else setAsked({ outcome, email: account.email });
  });
  const signInLink = (
    <Button priority="lowLinkUnderline" {...steps('signIn')}>
      <FormattedMessage id="session.signIn" />
    </Button>
  );
  if (asked) return <AccountAsked {...asked} steps={steps} hasOrder={keepOrder !== undefined} />;
  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'account.createTitle' })}
      onSubmit={submit}
      onChange={(values) => onEmail?.(values.text('email'))}
    >
      <FormErrors />
      <FormError text={error} />
      {known ? (
        <>
          <KnownPerson {...known} onChange={() => setIsChanging(true)} />
          {form?.fields
            .filter(({ isRequired }) => isRequired)
            .map((field) => (
              <ExtraField key={field.code} field={field} scope="" initial={undefined} />
            ))}
        </>
      ) : (
        <NewPersonFields
          firstName={firstName}
          lastName={lastName}
          email={email}
          fields={rules.isKnown ? form?.fields : undefined}
          signIn={signInLink}
        />
      )}
      <PasswordField label={formatMessage({ id: 'session.password' })} autoComplete="new-password" rules={rules} />
      <div className={styles.choices}>
        {!known && <NewsletterBox />}
        {!hasConsented && <ConsentCheckbox context="customer" />}
      </div>
      <div ref={place} className={styles.badge} />
      <div ref={signInPlace} className={styles.badge} />
      <ConfirmationHint />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="account.createSubmit" />
      </Button>
      <p className={styles.turn}>
        <FormattedMessage id="account.haveAccount" /> {signInLink}
      </p>
    </InformedForm>
  );
};
