import { BreadcrumbsShimmer } from '@/ui/Breadcrumbs/BreadcrumbsShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import pageStyles from './CmsPage.module.css';
import styles from './CmsShimmer.module.css';
import chromeStyles from './PageChrome.module.css';

/** Stands for a content page while it loads: the way back, its heading, lines of text. */
export const ContentShimmer = () => (
  <main id="main" className={`${styles.page} ${chromeStyles.column}`} tabIndex={-1} aria-busy="true">
    <div className={chromeStyles.top} data-slot="top">
      <BreadcrumbsShimmer />
    </div>
    <header className={pageStyles.header}>
      {/* A heading only once there are words: an empty one would be found, and take the focus. */}
      <div className={pageStyles.heading} data-slot="heading" data-as="h1">
        <Shimmer isText className={styles.title} />
      </div>
    </header>
    <div className={`${pageStyles.plain} ${styles.text}`}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Shimmer key={line} className={styles.line} />
      ))}
    </div>
  </main>
);
