import { FormattedMessage } from 'react-intl';

import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './UsageFacts.module.css';

/** Where delivery times, prices and returns are explained. */
export const DeliveryText = ({ to }: { to: string }) => (
  <p className={styles.linked}>
    <FormattedMessage id="product.deliveryText" values={{ link: (text) => <ShopLink to={to}>{text}</ShopLink> }} />
  </p>
);
