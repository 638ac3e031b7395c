import { useEffect } from 'react';
import styles from './LoadingIndicator.module.css';
import { countIndicator } from './loadingCount';

/**
 * Something is under way here, and its shape is not known: the footer of a page waits for it (`data-coming`). It is said
 * once for all of them (LoadingStatus): a page may show one after the other.
 */
export const LoadingIndicator = () => {
  useEffect(countIndicator, []);
  return (
    <div className={styles.indicator} data-coming="true">
      <span className={styles.ring} aria-hidden="true" />
    </div>
  );
};
