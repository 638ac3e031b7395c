import { BestRatedSlot } from '@/features/recommendations/BestRatedSlot';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import styles from './SearchPage.module.css';

const recentlyViewed = lazyComponent<object>(
  async () =>
    (await import(/* webpackChunkName: "product-rails" */ '@/features/recentlyViewed/RecentlyViewed')).RecentlyViewed,
);

/** The products that shoppers rate best, and those that this one looked at, where a search shows none. */
export const GeneralHelp = () => (
  <>
    <BestRatedSlot />
    <div className={styles.rail}>
      <Deferred>
        <recentlyViewed.Component />
      </Deferred>
    </div>
  </>
);
