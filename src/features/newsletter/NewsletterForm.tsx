import { useIntl } from 'react-intl';
import { ConsentCheckbox } from '@/features/consent/ConsentCheckbox';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { EmailField } from '@/ui/forms/informed/EmailField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import styles from './NewsletterForm.module.css';
import { useNewsletter } from './useNewsletter';

/** Sign-up for the newsletter: an address, and an explicit yes. */
export const NewsletterForm = ({ source }: { source: string }) => {
  const { formatMessage } = useIntl();
  const { subscribe, captchaPlace, isBusy, error } = useNewsletter(source);
  return (
    <InformedForm
      aria-label={formatMessage({ id: 'newsletter.heading' })}
      onSubmit={(values, reset) => subscribe({ email: values.text('email').trim(), onSubscribed: reset })}
    >
      {/* In the order in which they are answered, wherever they stand. */}
      <div className={styles.fields}>
        <EmailField label={formatMessage({ id: 'newsletter.email' })} className={styles.email} />
        <div className={styles.consent}>
          <ConsentCheckbox context="newsletter" />
        </div>
        <Button type="submit" isLoading={isBusy} className={styles.submit}>
          {formatMessage({ id: 'newsletter.submit' })}
        </Button>
      </div>
      <div ref={captchaPlace} />
      <FormError text={error} className={styles.error} />
    </InformedForm>
  );
};
