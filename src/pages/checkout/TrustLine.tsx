import { FormattedMessage, useIntl } from 'react-intl';
import { useCartSettings } from '@/features/cart/useCart';
import { Icon } from '@/ui/Icon/Icon';
import styles from './TrustLine.module.css';

/** What a shopper may count on, at the moment of doubt. */
export const TrustLine = () => {
  const { formatNumber } = useIntl();
  const { freeFrom } = useCartSettings();
  const amount = (value: number, currency: string): string =>
    formatNumber(value, { style: 'currency', currency, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  return (
    <ul className={styles.line}>
      {(CAPABILITIES.adyen || CAPABILITIES.braintree) && (
        <li>
          <Icon name="shield" size={18} />
          <FormattedMessage id="checkout.securePayment" />
        </li>
      )}
      {freeFrom && (
        <li>
          <Icon name="truck" size={18} />
          <FormattedMessage
            id="checkout.freeDeliveryOver"
            values={{ amount: amount(freeFrom.value, freeFrom.currency) }}
          />
        </li>
      )}
      <li>
        <Icon name="returns" size={18} />
        <FormattedMessage id="checkout.returns" />
      </li>
    </ul>
  );
};
