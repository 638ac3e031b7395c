import { FormattedMessage, useIntl } from 'react-intl';
import { useCartSettings } from '@/features/cart/useCart';
import { Icon } from '@/ui/Icon/Icon';
import styles from './TrustList.module.css';

/** What a shopper may count on. */
export const TrustList = () => {
  const { formatTime } = useIntl();
  const { orderBy } = useCartSettings();
  return (
    <ul className={styles.list}>
      {(CAPABILITIES.adyen || CAPABILITIES.braintree) && (
        <li>
          <Icon name="shield" size={18} />
          <FormattedMessage id="cart.trustPayment" />
        </li>
      )}
      <li>
        <Icon name="returns" size={18} />
        <FormattedMessage id="cart.trustReturns" />
      </li>
      {orderBy === undefined ? null : (
        <li>
          <Icon name="truck" size={18} />
          <FormattedMessage
            id="cart.trustDispatch"
            values={{ time: formatTime(`2000-01-01T${orderBy}Z`, { timeZone: 'UTC', timeStyle: 'short' }) }}
          />
        </li>
      )}
    </ul>
  );
};
