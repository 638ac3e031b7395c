import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './LocationFinder.module.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Stands for the list and the map in their places, so that nothing jumps when they come. */
export const LocationWaiting = () => (
  <div className={`${styles.finder} ${styles.waiting}`} aria-busy="true">
    <div className={styles.side}>
      <Shimmer className={styles.fieldShimmer} />
      {cards.map((name) => (
        <Shimmer key={name} className={styles.cardShimmer} />
      ))}
    </div>
    <Shimmer className={styles.map} />
  </div>
);
