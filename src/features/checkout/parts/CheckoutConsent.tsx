import { useIntl } from 'react-intl';
import { ConsentText } from '@/features/consent/ConsentText';
import { useCheckoutConsentTexts } from '@/features/consent/useCheckoutConsentTexts';
import { Deferred } from '@/kernel/routing/Deferred';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { ConsentLabel } from './ConsentLabel';
import { lazyLaterPayments } from './lazyConsent';
import styles from './CheckoutConsent.module.css';

/** Whether there is something to agree to, or a backend that takes the answer: what neither is, nobody needs to tick. */
const isAsked = (): boolean => CAPABILITIES.consentRecords || BRAND.pages.terms !== null;

/** The box without which nothing is ordered, and what the law wants said, in the words of the store. */
export const CheckoutConsent = () => {
  const { formatMessage } = useIntl();
  const { label, legal } = useCheckoutConsentTexts();
  return (
    <div>
      {(isAsked() || label !== undefined) && (
        <CheckboxField
          name="consent"
          isRequired
          validate={isChecked}
          ask={formatMessage({ id: 'ask.consent' })}
          label={label === undefined ? <ConsentLabel /> : <ConsentText html={label} />}
        />
      )}
      {legal !== undefined && (
        <p className={styles.legal}>
          <ConsentText html={legal} />
        </p>
      )}
      {CAPABILITIES.subscriptionOrders && (
        <Deferred>
          <lazyLaterPayments.Component />
        </Deferred>
      )}
    </div>
  );
};
