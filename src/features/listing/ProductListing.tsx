import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { settings } from '@/kernel/app/settings';
import { Deferred } from '@/kernel/routing/Deferred';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { ListedProductsFragment } from './ListedProducts.graphql.generated';
import { lazyMorePages } from './more/lazyMorePages';
import { usePagesShown } from './more/usePagesShown';
import { ListedGrid } from './parts/ListedGrid';
import { ListingSidebar } from './parts/ListingSidebar';
import { ListingTools } from './parts/ListingTools';
import { appliedFilters, pageLink } from './parts/listLinks';
import { lazyPageSizeSelect } from './parts/lazyPageSizeSelect';
import type { ListScope } from './filters/facetVariables';
import { useIsWide } from './parts/useIsWide';
import { useTrueAddress } from './parts/useTrueAddress';
import { usePageFocus } from './parts/usePageFocus';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import styles from './ProductListing.module.css';

export interface ProductListingProps {
  /** Name of the list, also its heading: 'Products in Minerals'. */
  label: string;
  /** The page of products on screen; undefined while the first is on its way. */
  list: ListedProductsFragment | null | undefined;
  /** Another page or choice is on its way; the products of before stay. */
  isLoading: boolean;
  /** It did not come. */
  hasFailed: boolean;
  onRetry: () => void;
  /** The products of the list before anything is chosen, for the filters and their counts. */
  scope: ListScope;
  /** A search begins with what matches best, any other list with the merchant's order. */
  isSearch?: boolean;
  /** What a category is ordered by, where the backend says so and the address does not. */
  sortedBy?: string | null;
  /** What stands in the place of a list that is empty without any filter. */
  empty: ReactNode;
  /** The add button of a card. */
  renderAction: (product: ProductCardFieldsFragment) => ReactNode;
  /** What lies in the corner of a card's picture, such as a heart. */
  renderCorner?: (product: ProductCardFieldsFragment) => ReactNode;
}

/** A list of products with its filters, order, pages and page size, all of which stand in the address. */
export const ProductListing = (props: ProductListingProps) => {
  const { label, list, isLoading, hasFailed, onRetry, scope, isSearch = false } = props;
  const intl = useIntl();
  const location = useLocation();
  const isWide = useIsWide();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = list?.page_info?.current_page ?? 1;
  const pages = list?.page_info?.total_pages ?? 0;
  const total = list?.total_count ?? undefined;
  // There is nothing to narrow or to order.
  const isNothing = total === 0 && !isLoading && !hasFailed && appliedFilters(location.search).length === 0;
  const shown = usePagesShown(page, pages);
  useTrueAddress(list && !isLoading && !hasFailed ? page : undefined, pages);
  const { focusHeading, goToList } = usePageFocus({ section, heading, isSettled: !isLoading && !hasFailed });

  return (
    <div className={isNothing ? undefined : styles.layout}>
      {isWide && !isNothing ? (
        <aside className={styles.sidebar} aria-label={intl.formatMessage({ id: 'listing.filters' })}>
          <ListingSidebar scope={scope} onShow={goToList} />
        </aside>
      ) : null}
      <section ref={section} aria-busy={isLoading}>
        <VisuallyHidden isFocusTarget>
          <h2 ref={heading} tabIndex={-1}>
            {label}
          </h2>
        </VisuallyHidden>
        {isNothing ? null : (
          <ListingTools
            scope={scope}
            isSearch={isSearch}
            sortedBy={props.sortedBy}
            isWide={isWide}
            total={total}
            page={page}
            pages={pages}
            onFilterRemoved={focusHeading}
          />
        )}
        {hasFailed ? (
          <div className={styles.failed}>
            <RetryNotice onRetry={onRetry}>
              <FormattedMessage id="listing.failed" />
            </RetryNotice>
          </div>
        ) : null}
        <div className={styles.products} data-stale={isLoading || undefined}>
          <ListedGrid {...props} onFilterRemoved={focusHeading} />
        </div>
        {pages > 1 && total !== undefined && !isLoading ? (
          <Deferred>
            <lazyMorePages.Component {...props} {...shown} page={page} pages={pages} total={total} />
          </Deferred>
        ) : null}
        <div className={styles.pages}>
          <Pagination
            currentPage={shown.last}
            totalPages={pages}
            toPage={(number) => pageLink(location, number)}
            label={intl.formatMessage({ id: 'category.pages' })}
          />
          {(total ?? 0) > settings.pageSize ? (
            <div className={styles.pageSize}>
              <Deferred>
                <lazyPageSizeSelect.Component />
              </Deferred>
            </div>
          ) : null}
        </div>
      </section>
    </div>
  );
};
