import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import gridStyles from '@/features/catalog/ProductGrid.module.css';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import headerStyles from './CategoryHeader.module.css';
import pageStyles from './CategoryPage.module.css';
import styles from './CategoryShimmer.module.css';

const cards = [1, 2, 3, 4, 5, 6];

/** Stands for a category page while it loads, in its geometry. */
export const CategoryShimmer = () => (
  <main id="main" className={pageStyles.page} tabIndex={-1} aria-busy="true">
    <Shimmer className={styles.crumbs} />
    <div className={headerStyles.header}>
      <Shimmer className={styles.heading} />
      <Shimmer className={styles.text} />
    </div>
    <div className={pageStyles.layout}>
      <Shimmer className={styles.sidebar} />
      <div>
        <Shimmer className={styles.tools} />
        <div className={gridStyles.grid}>
          {cards.map((card) => (
            <ProductCardShimmer key={card} />
          ))}
        </div>
      </div>
    </div>
  </main>
);
