import { PriceShimmer } from '@/ui/Price/PriceShimmer';
import { RatingShimmer } from '@/ui/Rating/RatingShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import cardStyles from './ProductCard.module.css';
import styles from './ProductCardShimmer.module.css';

/** Stands for a product card while it loads: the card's own elements with bars in the place of what they will hold. */
export const ProductCardShimmer = () => (
  <div className={cardStyles.card} data-slot="cards">
    <div className={cardStyles.picture} data-slot="picture">
      <Shimmer className={styles.picture} />
    </div>
    {/* A heading only once there are words: an empty one would be found, and take the focus. */}
    <div className={cardStyles.name} data-slot="name" data-as="h3">
      <Shimmer isText className={styles.name} />
    </div>
    <p className={cardStyles.summary} data-slot="summary">
      <Shimmer isText className={styles.line} />
    </p>
    <div className={cardStyles.rating} data-slot="rating">
      <RatingShimmer />
    </div>
    <div className={cardStyles.buy}>
      <PriceShimmer />
      <span className={styles.action} />
    </div>
  </div>
);
