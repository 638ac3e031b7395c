import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './SuggestionShimmer.module.css';

/** Stands for the first suggestions while they load. */
export const SuggestionShimmer = () => (
  <div className={styles.list} aria-hidden="true">
    <div className={styles.words}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Shimmer key={row} className={styles.row} />
      ))}
    </div>
    <div className={styles.grid}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Shimmer key={card} className={styles.card} />
      ))}
    </div>
  </div>
);
