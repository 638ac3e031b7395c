import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { FilterTrigger } from '../filters/FilterTrigger';
import { lazyAppliedFilters, lazyQuickFilters } from '../filters/lazyFilters';
import { appliedFilters } from './listLinks';
import styles from './ListingTools.module.css';
import { OfferedSortMenu } from './OfferedSortMenu';
import { SortMenu } from './SortMenu';
import { sortOrders } from './sortOrders';
import type { ListScope } from '../filters/facetVariables';

export interface ListingToolsProps {
  scope: ListScope;
  isSearch: boolean;
  sortedBy?: string | null | undefined;
  isWide: boolean;
  /** undefined while it is not known. */
  total: number | undefined;
  page: number;
  pages: number;
  onFilterRemoved: () => void;
}

/** What stands above a list: its filters in words, how many products there are, their order. */
export const ListingTools = ({
  scope,
  isSearch,
  sortedBy,
  isWide,
  total,
  page,
  pages,
  onFilterRemoved,
}: ListingToolsProps) => {
  const { search } = useLocation();
  const isFiltered = appliedFilters(search).length > 0;
  const chips = (
    <div key="chips" className={isFiltered ? styles.applied : styles.quick}>
      <ErrorBoundary fallback={null} resetKey={search}>
        <Suspense>
          {isFiltered ? (
            <lazyAppliedFilters.Component scope={scope} onRemoved={onFilterRemoved} />
          ) : isWide ? (
            <lazyQuickFilters.Component scope={scope} />
          ) : null}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
  const count = (
    <p key="count" className={styles.count} role="status">
      {total === undefined ? null : <FormattedMessage id="category.count" values={{ count: total }} />}
      {pages > 1 ? (
        <VisuallyHidden>
          {', '}
          <FormattedMessage id="listing.pageOf" values={{ page, pages }} />
        </VisuallyHidden>
      ) : null}
    </p>
  );
  const sort = CAPABILITIES.ratingAndNewestSort ? (
    <SortMenu key="sort" orders={sortOrders(isSearch)} />
  ) : (
    <OfferedSortMenu key="sort" scope={scope} isSearch={isSearch} sortedBy={sortedBy} />
  );
  // In the order in which they are seen.
  return (
    <div className={styles.tools}>
      {isWide ? [chips, count, sort] : [<FilterTrigger key="filter" scope={scope} />, sort, chips, count]}
    </div>
  );
};
