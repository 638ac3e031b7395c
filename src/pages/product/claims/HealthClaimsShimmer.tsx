import { Icon } from '@/ui/Icon/Icon';
import styles from './HealthClaims.module.css';

/** The places of a product's health claims, for the first paint. */
export const HealthClaimsShimmer = () => (
  <div className={styles.claims} data-slot="claims" data-optional>
    <Icon name="checkCircle" size={18} />
    <ul>
      <li data-slot="claimList">
        <span data-slot="claim" /> <small className={styles.condition} data-slot="condition" />
      </li>
    </ul>
  </div>
);
