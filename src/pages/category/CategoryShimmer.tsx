import { ProductListingShimmer } from '@/features/listing/ProductListingShimmer';
import { TextShimmer } from '@/features/content/TextShimmer';
import { BreadcrumbsShimmer } from '@/ui/Breadcrumbs/BreadcrumbsShimmer';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import blockStyles from './CategoryBlock.module.css';
import headerStyles from './CategoryHeader.module.css';
import pageStyles from './CategoryPage.module.css';
import styles from './CategoryShimmer.module.css';
import { SubcategoryNavShimmer } from './SubcategoryNavShimmer';

/** Stands for a category page while it loads: the page's own elements with bars in the place of what they will hold. */
export const CategoryShimmer = () => (
  <main id="main" className={pageStyles.page} tabIndex={-1} aria-busy="true">
    <BreadcrumbsShimmer />
    <header className={headerStyles.header}>
      {/* A heading only once there are words: an empty one would be found, and take the focus. */}
      <div className={headerStyles.heading} data-slot="title" data-as="h1">
        <Shimmer isText className={styles.heading} />
      </div>
      <div className={headerStyles.description} data-slot="description">
        <TextShimmer />
      </div>
    </header>
    <div className={blockStyles.block} data-slot="block" data-optional>
      <TextShimmer />
    </div>
    <div className={pageStyles.body}>
      <SubcategoryNavShimmer />
      <ProductListingShimmer />
    </div>
  </main>
);
