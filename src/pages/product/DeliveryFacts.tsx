import { FormattedMessage } from 'react-intl';

import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import styles from './DeliveryFacts.module.css';

/** What delivery and returns cost, next to the button, with the way to all of it. */
export const DeliveryFacts = () => (
  <ul className={styles.facts}>
    <li>
      <Icon name="truck" size={18} />
      <span>
        <FormattedMessage
          id="product.delivery"
          values={{
            link: (text) => (
              <ShopLink key="link" to="/delivery-and-returns" className={styles.link}>
                {text}
              </ShopLink>
            ),
          }}
        />
      </span>
    </li>
    <li>
      <Icon name="returns" size={18} />
      <FormattedMessage id="product.returns" />
    </li>
  </ul>
);
