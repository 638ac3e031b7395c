import { Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './TopStrip.module.css';
import { useIsIdle } from './useIsIdle';

const stripBlocks = lazyComponent(
  async () => (await import(/* webpackChunkName: "top-strip" */ './StripBlocks')).StripBlocks,
);

/** The thin strip on top. Its height is fixed, so that what stands in it may come when the page has had its turn. */
export const TopStrip = () => {
  const isIdle = useIsIdle();
  return (
    <div className={styles.strip} data-on-ink>
      <Wrap className={styles.row}>
        {isIdle ? (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <stripBlocks.Component />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </Wrap>
    </div>
  );
};
