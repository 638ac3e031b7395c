import { withoutRefused } from '@/features/listing/refusedParameter';
import type { AppError } from '@/kernel/errors/appError';
import { type RouteOutcome, type RouteQuestion, toPath } from './routeOutcome';

/** The words in which a Magento backend refuses a page behind the last one. */
const behindLast = /^currentPage value \d+ specified is greater than the (\d+) page/;

/** An old link to a page that a list no longer has leads to its last one; undefined for any other failure. */
const toLastPage = (error: AppError, { pathname, search, hash }: RouteQuestion): RouteOutcome | undefined => {
  const messages = error.kind === 'graphql' ? error.messages : [];
  const last = messages.map((message) => behindLast.exec(message)?.[1]).find((page) => page !== undefined);
  const parameters = new URLSearchParams(search);
  if (last === undefined || parameters.get('page') === last) return undefined;
  parameters.set('page', last);
  // Commas between the options of a filter stay readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return toPath(`${pathname}?${query}${hash}`);
};

/** An address that filters by what the backend does not know leads to the list without it; undefined for any other failure. */
const toKnownFilters = (error: AppError, { pathname, search, hash }: RouteQuestion): RouteOutcome | undefined => {
  const known = withoutRefused(error, search);
  return known === undefined ? undefined : toPath(`${pathname}${known}${hash}`);
};

/** Where a list leads that the backend refuses: its last page, or the list without what it does not know. */
export const toCorrection = (error: AppError, question: RouteQuestion): RouteOutcome | undefined =>
  toLastPage(error, question) ?? (CAPABILITIES.shopFilters ? undefined : toKnownFilters(error, question));
