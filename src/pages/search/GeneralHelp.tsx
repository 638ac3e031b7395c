import { useIntl } from 'react-intl';
import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductRail } from '@/features/catalog/ProductRail';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import styles from './SearchPage.module.css';
import type { GeneralHelp as Help } from './useSearchHelp';

const recentlyViewed = lazyComponent<object>(
  async () =>
    (await import(/* webpackChunkName: "product-rails" */ '@/features/recentlyViewed/RecentlyViewed')).RecentlyViewed,
);

/** The products that shoppers rate best, and those that this one looked at, where a search shows none. */
export const GeneralHelp = ({ products }: Pick<Help, 'products'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={styles.rail}>
        <ProductRail
          heading={formatMessage({ id: 'search.bestRated' })}
          products={products}
          renderAction={(product) => <CardAddButton product={product} />}
          renderCorner={(product) => <CardHeart product={product} />}
        />
      </div>
      <div className={styles.rail}>
        <Deferred>
          <recentlyViewed.Component />
        </Deferred>
      </div>
    </>
  );
};
