import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './CmsShimmer.module.css';

/** Stands for a content page while it loads: the way back, its heading, lines of text. */
export const ContentShimmer = () => (
  <main id="main" className={`${styles.page} ${styles.lines} ${styles.text}`} tabIndex={-1} aria-busy="true">
    <Shimmer className={styles.crumbs} />
    <Shimmer className={styles.title} />
    {[0, 1, 2, 3, 4].map((line) => (
      <Shimmer key={line} className={styles.line} />
    ))}
  </main>
);
