import { Shimmer } from '../Shimmer/Shimmer';
import styles from './Price.module.css';

/** Stands for a price while it loads, in its geometry; with the places of what a price may say. */
export const PriceShimmer = () => (
  <p className={styles.price}>
    <span data-slot="price">
      <Shimmer isText className={styles.shimmer} />
    </span>
    <span className={styles.sale} data-slot="salePrice" /> <s className={styles.was} data-slot="wasPrice" />
    <small className={styles.note} data-slot="priceNote" />
  </p>
);
