import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import styles from './TrustList.module.css';

/** What a shopper may count on. */
export const TrustList = () => (
  <ul className={styles.list}>
    <li>
      <Icon name="shield" size={18} />
      <FormattedMessage id="cart.trustPayment" />
    </li>
    <li>
      <Icon name="returns" size={18} />
      <FormattedMessage id="cart.trustReturns" />
    </li>
  </ul>
);
