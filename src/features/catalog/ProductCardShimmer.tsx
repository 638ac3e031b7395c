import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './ProductCardShimmer.module.css';

/** Stands for a product card while it loads: picture, two lines and a price in its geometry. */
export const ProductCardShimmer = () => (
  <div className={styles.card} aria-hidden="true">
    <Shimmer className={styles.picture} />
    <Shimmer className={styles.name} />
    <Shimmer className={styles.line} />
    <Shimmer className={styles.price} />
  </div>
);
