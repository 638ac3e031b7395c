import { atLastPage } from '@/features/listing/lastPage';
import { refusedSort, withoutRefusedSort } from '@/features/listing/refusedSort';
import { giveUpStoreSort } from '@/features/listing/storeDefaults';
import { settings } from '@/kernel/app/settings';
import type { AppError } from '@/kernel/errors/appError';
import type { ResolveUrlQuery } from '../ResolveURL.graphql.generated';
import { type RouteOutcome, type RouteQuestion, toPath } from '../routeOutcome';

/** An old link to a page that a list no longer has leads to its last one; undefined for any other failure. */
const toLastPage = (error: AppError, question: RouteQuestion, pages?: number | null): RouteOutcome | undefined => {
  const search = atLastPage(error, question.search, pages);
  return search === undefined ? undefined : toPath(`${question.pathname}${search}${question.hash}`);
};

/** An address with an order that the backend does not have leads to the list without it; undefined for any other failure. */
const toKnownSort = (error: AppError, { pathname, search, hash }: RouteQuestion): RouteOutcome | undefined => {
  const known = withoutRefusedSort(error, search);
  if (known === undefined && refusedSort(error) === settings.sortBy && settings.sortBy !== 'position') {
    // What the store calls its order need not be one that lists can be asked for in.
    giveUpStoreSort();
    return toPath(pathname + search + hash);
  }
  return known === undefined ? undefined : toPath(`${pathname}${known}${hash}`);
};

/**
 * Where a list leads that the backend refuses: its last page, or the list without an order that it does not have.
 * @param data what was answered beside the refusal.
 */
export const toCorrection = (
  error: AppError,
  question: RouteQuestion,
  data?: ResolveUrlQuery,
): RouteOutcome | undefined => {
  const list = data?.route && 'products' in data.route ? data.route.products : undefined;
  return (
    toLastPage(error, question, list?.page_info?.total_pages) ??
    (CAPABILITIES.shopFilters ? undefined : toKnownSort(error, question))
  );
};
