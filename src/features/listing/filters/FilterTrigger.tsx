import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Notice } from '@/ui/Notice/Notice';
import { lazyFilterPanel } from './lazyFilters';
import { ListingIcon } from '../parts/ListingIcon';
import { appliedFilters } from '../parts/listLinks';
import styles from '../parts/SortMenu.module.css';
import type { ListScope } from './facetVariables';

/** 'Filter (3)': opens the filters over a small screen. */
export const FilterTrigger = ({ scope }: { scope: ListScope }) => {
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <div className={styles.sort}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={lazyFilterPanel.loadAhead}
        onFocus={lazyFilterPanel.loadAhead}
        onTouchStart={lazyFilterPanel.loadAhead}
        onClick={() => {
          setIsOpen(true);
          setOpenings(openings + 1);
        }}
      >
        <ListingIcon name="filter" />
        <FormattedMessage id="listing.filterButton" values={{ count: appliedFilters(search).length }} />
      </button>
      {openings > 0 ? (
        <ErrorBoundary
          resetKey={String(openings)}
          fallback={
            <Notice kind="error">
              <FormattedMessage id="listing.filtersFailed" />
            </Notice>
          }
        >
          <Suspense>
            <lazyFilterPanel.Component scope={scope} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
};
