import { Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { BestRatedProps } from './BestRated';
import styles from './BestRatedSlot.module.css';

const lazyBestRated = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-rails" */ './BestRated')).BestRated,
);

/** The place of the best rated products at the end of a page; they come after what the page is about. */
export const BestRatedSlot = (props: BestRatedProps) => (
  <div className={styles.slot}>
    <ErrorBoundary fallback={null}>
      {/* Its room is kept: on a short page the footer would go down before one's eyes. */}
      <Suspense fallback={<div className={styles.room} />}>
        <lazyBestRated.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  </div>
);
