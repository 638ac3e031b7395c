import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Wrap } from '@/ui/Wrap/Wrap';
import { TopBanner } from './TopBanner';
import styles from './TopStrip.module.css';

/** The thin strip on top: the banner block left, helpful links right. Its height is fixed, so the banner may come late. */
export const TopStrip = () => (
  <div className={styles.strip} data-on-ink>
    <Wrap className={styles.row}>
      <TopBanner />
      <ul className={styles.links}>
        <li>
          <ShopLink to="/delivery-and-returns" className={styles.link}>
            <FormattedMessage id="footer.delivery" />
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/customer-service" className={styles.link}>
            <FormattedMessage id="footer.customerService" />
          </ShopLink>
        </li>
      </ul>
    </Wrap>
  </div>
);
