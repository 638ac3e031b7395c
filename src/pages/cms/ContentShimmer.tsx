import { BreadcrumbsShimmer } from '@/ui/Breadcrumbs/BreadcrumbsShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import pageStyles from './CmsPage.module.css';
import styles from './CmsShimmer.module.css';
import chromeStyles from './PageChrome.module.css';

/**
 * Stands for a content page while it loads: the way back, its heading, lines of text.
 * @param isWide whether its content may reach the edges of the window, as the home page's may.
 */
export const ContentShimmer = ({ isWide = false }: { isWide?: boolean }) => (
  <main
    id="main"
    className={isWide ? styles.tall : `${styles.page} ${chromeStyles.column}`}
    tabIndex={-1}
    aria-busy="true"
  >
    <div className={chromeStyles.top} data-slot="top">
      <BreadcrumbsShimmer />
    </div>
    <header className={pageStyles.header} data-slot="header">
      {/* A heading only once there are words: an empty one would be found, and take the focus. */}
      <div className={pageStyles.heading} data-slot="heading" data-as="h1">
        <Shimmer isText className={styles.title} />
      </div>
    </header>
    <div className={`${pageStyles.plain} ${styles.text}`} data-slot="content">
      {[0, 1, 2, 3, 4].map((line) => (
        <Shimmer key={line} className={styles.line} />
      ))}
    </div>
  </main>
);
