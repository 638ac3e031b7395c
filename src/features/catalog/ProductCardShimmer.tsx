import { PriceShimmer } from '@/ui/Price/PriceShimmer';
import { RatingShimmer } from '@/ui/Rating/RatingShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './ProductCard.module.css';

export interface ProductCardShimmerProps {
  /** The product's name, or nearly: the bar takes as many lines as it does. */
  name?: string | undefined;
}

/** Stands for a product card while it loads: the card's own elements with bars in the place of what they will hold. */
export const ProductCardShimmer = ({ name }: ProductCardShimmerProps) => (
  <div className={styles.card} data-slot="cards">
    <div className={styles.picture} data-slot="picture">
      <Shimmer className={styles.barPicture} />
    </div>
    {/* A heading only once there are words: an empty one would be found, and take the focus. */}
    <div className={styles.name} data-slot="name" data-as="h3">
      {name ? <Shimmer className={styles.barWords}>{name}</Shimmer> : <Shimmer isText className={styles.barName} />}
    </div>
    <p className={styles.summary} data-slot="summary">
      <Shimmer isText className={styles.barLine} />
    </p>
    {CAPABILITIES.packValues ? (
      <p className={styles.value} data-slot="value">
        <Shimmer isText className={styles.barLine} />
      </p>
    ) : null}
    <div className={styles.rating} data-slot="rating">
      <RatingShimmer />
    </div>
    <div className={styles.buy}>
      <PriceShimmer />
      <span className={styles.barAction} />
    </div>
  </div>
);
