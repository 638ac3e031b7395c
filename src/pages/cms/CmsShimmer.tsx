import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './CmsShimmer.module.css';

/** Stands for a content page while it loads: a wide picture and a few lines, as the home page has. */
export const CmsShimmer = () => (
  <main id="main" className={styles.page} tabIndex={-1} aria-busy="true">
    <Shimmer className={styles.hero} />
    <div className={styles.lines}>
      <Shimmer className={styles.heading} />
      <Shimmer className={styles.line} />
      <Shimmer className={styles.line} />
    </div>
  </main>
);
