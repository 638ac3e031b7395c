import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { BestRatedProps } from './BestRated';
import styles from './BestRatedSlot.module.css';

const lazyBestRated = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-rails" */ './BestRated')).BestRated,
);

/** The place of the best rated products at the end of a page; they come after what the page is about. */
export const BestRatedSlot = (props: BestRatedProps) => (
  <div className={styles.slot}>
    <Deferred>
      <lazyBestRated.Component {...props} />
    </Deferred>
  </div>
);
