import { Icon } from '@/ui/Icon/Icon';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './HealthClaims.module.css';

/** The places of a product's first health claim and of the line that opens the others, for the first paint. */
export const HealthClaimsShimmer = () => (
  <div className={styles.claims} data-slot="claims" data-optional>
    <Icon name="checkCircle" size={18} />
    <div className={styles.words}>
      <p>
        <span data-slot="claim" /> <small className={styles.condition} data-slot="condition" />
      </p>
      <div className={styles.more} data-slot="moreClaims">
        <Shimmer isText />
      </div>
    </div>
  </div>
);
