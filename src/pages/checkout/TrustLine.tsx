import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import styles from './TrustLine.module.css';

/** What a shopper may count on, at the moment of doubt. */
export const TrustLine = () => (
  <ul className={styles.line}>
    <li>
      <Icon name="shield" size={18} />
      <FormattedMessage id="checkout.securePayment" />
    </li>
    <li>
      <Icon name="truck" size={18} />
      <FormattedMessage id="checkout.freeDelivery" />
    </li>
    <li>
      <Icon name="returns" size={18} />
      <FormattedMessage id="checkout.returns" />
    </li>
  </ul>
);
