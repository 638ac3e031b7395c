import { atLastPage } from '@/features/listing/lastPage';
import { withoutRefused } from '@/features/listing/refusedParameter';
import type { AppError } from '@/kernel/errors/appError';
import { type RouteOutcome, type RouteQuestion, toPath } from './routeOutcome';

/** An old link to a page that a list no longer has leads to its last one; undefined for any other failure. */
const toLastPage = (error: AppError, question: RouteQuestion, pages?: number | null): RouteOutcome | undefined => {
  const search = atLastPage(error, question.search, pages);
  return search === undefined ? undefined : toPath(`${question.pathname}${search}${question.hash}`);
};

/** An address that filters by what the backend does not know leads to the list without it; undefined for any other failure. */
const toKnownFilters = (error: AppError, { pathname, search, hash }: RouteQuestion): RouteOutcome | undefined => {
  const known = withoutRefused(error, search);
  return known === undefined ? undefined : toPath(`${pathname}${known}${hash}`);
};

/**
 * Where a list leads that the backend refuses: its last page, or the list without what it does not know.
 * @param pages how many the list has, where the answer says so.
 */
export const toCorrection = (
  error: AppError,
  question: RouteQuestion,
  pages?: number | null,
): RouteOutcome | undefined =>
  toLastPage(error, question, pages) ?? (CAPABILITIES.shopFilters ? undefined : toKnownFilters(error, question));
