import { FormattedMessage } from 'react-intl';
import { TaxedMoney } from '../totals/TaxedMoney';
import type { TaxDisplay } from '../useCart';
import type { EstimatedMethod } from './estimatedMethod';
import styles from '../codes/codeForms.module.css';

export interface EstimatedMethodsProps {
  methods: readonly EstimatedMethod[];
  postcode: string;
  display: TaxDisplay;
}

/** The ways to a postcode and what they cost. */
export const EstimatedMethods = ({ methods, postcode, display }: EstimatedMethodsProps) => {
  if (methods.length === 0) {
    return (
      <p className={styles.news}>
        <FormattedMessage id="estimate.none" values={{ postcode }} />
      </p>
    );
  }
  return (
    <>
      <p className={styles.place}>
        <FormattedMessage id="estimate.to" values={{ postcode }} />
      </p>
      <ul className={styles.methods}>
        {methods.map((method) => (
          <li key={`${method.carrier_code}/${method.method_code ?? ''}`}>
            <span>
              {method.method_title} <small>{method.carrier_title}</small>
            </span>
            <span className={styles.price}>
              {!method.available && method.error_message}
              {method.available && method.price_incl_tax.value === 0 && <FormattedMessage id="checkout.free" />}
              {method.available && method.price_incl_tax.value !== 0 && (
                <TaxedMoney display={display} including={method.price_incl_tax} excluding={method.price_excl_tax} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
