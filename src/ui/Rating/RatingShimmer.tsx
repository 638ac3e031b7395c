import { Shimmer } from '../Shimmer/Shimmer';
import styles from './Rating.module.css';

/** Stands for stars with their number while they load, in their geometry. */
export const RatingShimmer = () => (
  <span className={styles.rating} aria-hidden="true">
    <Shimmer className={styles.stars} />
    <span className={styles.number}>{'\u00a0'}</span>
  </span>
);
