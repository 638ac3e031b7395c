import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { selectCurrentUser } from '@/features/session/userSlice';
import { isPhone, isRequired, optional } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { FormErrors } from '@/ui/forms/FormErrors';
import { EmailField } from '@/ui/forms/informed/EmailField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { SelectField } from '@/ui/forms/informed/SelectField';
import { TextAreaField } from '@/ui/forms/informed/TextAreaField';
import { TextField } from '@/ui/forms/informed/TextField';
import styles from './ContactForm.module.css';
import { ContactSent } from './parts/ContactSent';
import { useContactForm } from './useContactForm';
import { useContactReasons } from './useContactReasons';

const phoneRules = optional(isPhone);
/** Longest message, in characters; the backend keeps no more. */
const maxCommentLength = 5000;

/** A message to the shop. A failure keeps what was typed; when it was taken, the thanks stand in its place. */
export const ContactForm = () => {
  const { formatMessage } = useIntl();
  const reasons = useContactReasons();
  const { email, firstname, lastname } = useSelector(selectCurrentUser);
  const { send, captchaPlace, isBusy, error, sentFrom } = useContactForm();
  if (sentFrom !== undefined) return <ContactSent email={sentFrom} />;

  const options = [
    { value: '', label: formatMessage({ id: 'contact.chooseReason' }) },
    ...reasons.map(({ code, label }) => ({ value: code, label })),
  ];
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'contact.heading' })} onSubmit={send}>
      <FormErrors />
      <FormError text={error} className={styles.wide} />
      <TextField
        name="name"
        label={formatMessage({ id: 'contact.name' })}
        autoComplete="name"
        initialValue={`${firstname} ${lastname}`.trim()}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.name' })}
      />
      <EmailField label={formatMessage({ id: 'contact.email' })} initialValue={email} />
      {CAPABILITIES.contactReasons ? (
        <>
          <SelectField
            name="contactReason"
            label={formatMessage({ id: 'contact.reason' })}
            options={options}
            className={styles.wide}
            validate={isRequired}
            ask={formatMessage({ id: 'ask.reason' })}
          />
          <TextField name="orderNumber" label={formatMessage({ id: 'contact.orderNumber' })} isOptional />
        </>
      ) : null}
      <TextField
        name="telephone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={formatMessage({ id: 'contact.telephone' })}
        isOptional
        validate={phoneRules}
      />
      <TextAreaField
        name="comment"
        className={styles.wide}
        label={formatMessage({ id: 'contact.comment' })}
        maxLength={maxCommentLength}
        rows={6}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.message' })}
      />
      <div className={styles.wide}>
        <ConsentCheckbox context="contact" />
      </div>
      <div ref={captchaPlace} className={styles.captcha} />
      <Button type="submit" isLoading={isBusy} className={styles.submit}>
        {formatMessage({ id: 'contact.submit' })}
      </Button>
    </InformedForm>
  );
};
