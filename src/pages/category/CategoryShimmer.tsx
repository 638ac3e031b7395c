import { ProductListingShimmer } from '@/features/catalog/ProductListingShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import headerStyles from './CategoryHeader.module.css';
import pageStyles from './CategoryPage.module.css';
import styles from './CategoryShimmer.module.css';

/** Stands for a category page while it loads, in its geometry. */
export const CategoryShimmer = () => (
  <main id="main" className={pageStyles.page} tabIndex={-1} aria-busy="true">
    <Shimmer className={styles.crumbs} />
    <div className={headerStyles.header}>
      <Shimmer className={styles.heading} />
      <Shimmer className={styles.text} />
    </div>
    <div className={pageStyles.body}>
      <ProductListingShimmer />
    </div>
  </main>
);
