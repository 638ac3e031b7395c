import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyContent } from '../lazyContent';
import styles from './TopBanner.module.css';
import { TopBannerDocument } from './TopBanner.graphql.generated';

/** Milliseconds after the page is there, where the browser cannot say when it is idle. */
const fallbackDelayMs = 500;

/** Whether the page has had its turn: what is not worth a place in the first load waits for this. */
const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = (): void => setIsIdle(true);
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(done);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, fallbackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
};

/** The banner block of the back office; nothing when there is none. */
export const TopBanner = () => {
  const isIdle = useIsIdle();
  const { data } = useQuery(TopBannerDocument, { skip: !isIdle, errorPolicy: 'all' });
  const content = data?.cmsBlocks?.items?.[0]?.content;
  return (
    <div className={styles.banner}>
      {content ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <lazyContent.Component html={content} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
};
