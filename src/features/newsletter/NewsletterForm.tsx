import { useIntl } from 'react-intl';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { Notice } from '@/ui/Notice/Notice';
import styles from './NewsletterForm.module.css';
import { useNewsletter } from './useNewsletter';

const emailRules = combine(isRequired, isEmail);

/** Sign-up for the newsletter: an address, and an explicit yes. */
export const NewsletterForm = ({ source }: { source: string }) => {
  const { formatMessage } = useIntl();
  const { subscribe, captchaPlace, isBusy, error } = useNewsletter(source);
  const label = formatMessage({ id: 'newsletter.email' });
  return (
    <InformedForm
      aria-label={formatMessage({ id: 'newsletter.heading' })}
      onSubmit={(values, reset) => void subscribe(values.text('email').trim(), reset)}
    >
      <div className={styles.row}>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          label={label}
          className={styles.email}
          validate={emailRules}
          ask={formatMessage({ id: 'ask.email' })}
        />
        <Button type="submit" isLoading={isBusy} className={styles.submit}>
          {formatMessage({ id: 'newsletter.submit' })}
        </Button>
      </div>
      <div className={styles.consent}>
        <ConsentCheckbox context="newsletter" />
      </div>
      <div ref={captchaPlace} />
      {error === '' ? null : (
        <Notice kind="error" className={styles.error}>
          {error}
        </Notice>
      )}
    </InformedForm>
  );
};
