import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { lazyFilterSidebar } from '../filters/lazyFilters';
import styles from './ListingSidebar.module.css';
import { SidebarShimmer } from './SidebarShimmer';
import type { ListScope } from '../filters/facetVariables';

export interface ListingSidebarProps {
  scope: ListScope;
  /** Takes the shopper to the list. */
  onShow: () => void;
}

/** The filters beside a list, fetched after it. */
export const ListingSidebar = ({ scope, onShow }: ListingSidebarProps) => {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    void lazyFilterSidebar
      .load()
      .catch(() => undefined)
      .then(() => setAttempt(attempt + 1));
  };
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={
        <div className={styles.failed}>
          <RetryNotice onRetry={retry}>
            <FormattedMessage id="listing.filtersFailed" />
          </RetryNotice>
        </div>
      }
    >
      <Suspense fallback={<SidebarShimmer />}>
        <lazyFilterSidebar.Component scope={scope} onShow={onShow} />
      </Suspense>
    </ErrorBoundary>
  );
};
