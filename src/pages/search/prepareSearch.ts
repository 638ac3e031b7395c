import type { ApolloClient } from '@apollo/client';
import { withoutRefused } from '@/features/listing/refusedParameter';
import type { ListPaging } from '@/features/listing/showPageOfList';
import { toAppError } from '@/kernel/errors/appError';
import { isOwnPath, searchPagePath } from '@/features/search/searchPath';
import { SearchResultsDocument, type SearchResultsQueryVariables } from './SearchResults.graphql.generated';
import { toSearchVariables } from './searchVariables';

const firstPage = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return `${searchPagePath}?${parameters.toString()}`;
};

/** A result older than this is asked for again behind the page that it shows, as any page's data. */
const freshForMs = 5 * 60_000;

/** When a result was last asked for, by its variables. */
const askedAt = new WeakMap<ApolloClient, Map<string, number>>();

const isOld = (client: ApolloClient, variables: SearchResultsQueryVariables): boolean => {
  const times = askedAt.get(client) ?? new Map<string, number>();
  askedAt.set(client, times);
  const key = JSON.stringify(variables);
  const before = times.get(key);
  const now = performance.now();
  if (before !== undefined && now - before <= freshForMs) return false;
  times.set(key, now);
  return before !== undefined;
};

/**
 * Brings the result that an address asks for, so that the page before stays until it is there. A failure is the page's
 * to show.
 * @returns the page of the list, or the path to go to instead: where the merchant sends the term, or the first page of a
 *   list that has no such page.
 */
export const prepareSearch = async (
  client: ApolloClient,
  search: string,
): Promise<{ redirect?: string; list?: ListPaging | null }> => {
  const variables = toSearchVariables(search);
  if (!variables) return {};
  const question = { query: SearchResultsDocument, variables, errorPolicy: 'all' } as const;
  const isStale = isOld(client, variables);
  const { data, error } = await client.query(question);
  if (isStale) void client.query({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
  const redirect = data?.searchSuggestions?.redirect_path;
  if (isOwnPath(redirect)) return { redirect };
  const known = !CAPABILITIES.shopFilters && error ? withoutRefused(toAppError(error), search) : undefined;
  if (known !== undefined) return { redirect: `${searchPagePath}${known}` };
  const isBeyondTheEnd = data !== undefined && !data.products && variables.currentPage > 1;
  return isBeyondTheEnd ? { redirect: firstPage(search) } : { list: data?.products ?? null };
};
