import type { AppError } from '@/kernel/errors/appError';
import type { RouteOutcome, RouteQuestion } from './routeOutcome';

/** What the backend says of a page behind the last one (its words are the real backend's, semantics §7). */
const behindLast = /^currentPage value \d+ specified is greater than the (\d+) page/;

/** An old link to a page that a list no longer has leads to its last one; undefined for any other failure. */
export const toLastPage = (error: AppError, { pathname, search, hash }: RouteQuestion): RouteOutcome | undefined => {
  const messages = error.kind === 'graphql' ? error.messages : [];
  const last = messages.map((message) => behindLast.exec(message)?.[1]).find((page) => page !== undefined);
  const parameters = new URLSearchParams(search);
  if (last === undefined || parameters.get('page') === last) return undefined;
  parameters.set('page', last);
  // Commas between the options of a filter stay readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return { kind: 'redirect', to: `${pathname}?${query}${hash}`, isExternal: false, code: 302 };
};
