import { useIntl } from 'react-intl';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './CartShimmer.module.css';

/** Stands for the cart while it loads, in its geometry. */
export const CartShimmer = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={formatMessage({ id: 'cart.loading' })}>
      <div>
        {[1, 2].map((line) => (
          <div key={line} className={styles.line}>
            <Shimmer className={styles.picture} />
            <Shimmer className={styles.text} />
          </div>
        ))}
      </div>
      <Shimmer className={styles.summary} />
    </div>
  );
};
