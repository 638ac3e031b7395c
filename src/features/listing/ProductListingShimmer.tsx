import { Shimmer } from '@/ui/Shimmer/Shimmer';
import toolsStyles from './parts/ListingTools.module.css';
import { SidebarShimmer } from './parts/SidebarShimmer';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import gridStyles from './parts/ProductGrid.module.css';
import layoutStyles from './ProductListing.module.css';
import styles from './ProductListingShimmer.module.css';

const cards = [1, 2, 3, 4, 5, 6];

/** Stands for a list of products with its filters while it loads, in its geometry. */
export const ProductListingShimmer = () => (
  <div className={layoutStyles.layout} data-slot="list">
    <div className={layoutStyles.sidebar}>
      <SidebarShimmer />
    </div>
    <div>
      <div className={toolsStyles.tools}>
        <Shimmer className={styles.filter} />
        <Shimmer className={styles.sort} />
        <div className={toolsStyles.applied} data-slot="applied" data-optional />
        <p className={`${toolsStyles.count} ${styles.count}`}>
          <Shimmer isText className={styles.words} />
        </p>
      </div>
      <div className={gridStyles.grid}>
        {cards.map((card) => (
          <ProductCardShimmer key={card} />
        ))}
      </div>
    </div>
  </div>
);
