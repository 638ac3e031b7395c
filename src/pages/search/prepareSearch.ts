import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  FilteredProductsDocument,
  type FilteredProductsQuery,
} from '@/features/listing/FilteredProducts.graphql.generated';
import { atLastPage } from '@/features/listing/lastPage';
import { learnFilters } from '@/features/listing/learnFilters';
import { withoutRefusedSort } from '@/features/listing/refusedSort';
import { takeListDefaults } from '@/features/listing/storeDefaults';
import type { ListPaging } from '@/features/listing/showPageOfList';
import { toAppError } from '@/kernel/errors/appError';
import { searchPagePath } from '@/features/search/searchPath';
import { isOwnPath } from '@/kernel/routing/ownPath';
import { SearchResultsDocument, type SearchResultsQuery } from './SearchResults.graphql.generated';
import { toFilteredVariables, toSearchVariables } from './searchVariables';

const firstPage = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return `${searchPagePath}?${parameters.toString()}`;
};

/** A result older than this is asked for again behind the page that it shows, as any page's data. */
const freshForMs = 5 * 60_000;

/** When a result was last asked for, by its variables. */
const askedAt = new WeakMap<ApolloClient, Map<string, number>>();

const isOld = (client: ApolloClient, variables: OperationVariables): boolean => {
  const times = askedAt.get(client) ?? new Map<string, number>();
  askedAt.set(client, times);
  const key = JSON.stringify(variables);
  const before = times.get(key);
  const now = performance.now();
  if (before !== undefined && now - before <= freshForMs) return false;
  times.set(key, now);
  return before !== undefined;
};

/** What is known of a result before its page is shown. */
interface PreparedSearch {
  redirect?: string;
  list?: ListPaging | null;
}

type List = FilteredProductsQuery | SearchResultsQuery;

/** Asks for a result; an old one is shown, and asked for again behind the page. */
const ask = async <Data extends List, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const question: ApolloClient.QueryOptions<Data, Variables> = { query, variables, errorPolicy: 'all' };
  const isStale = isOld(client, variables);
  const answer = await client.query<Data, Variables>(question);
  if (isStale) void client.query<Data, Variables>({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
  return answer;
};

/** The page of a list, or where to go instead. */
const toPage = (search: string, page: number, data: List | undefined, error: unknown): PreparedSearch => {
  const known = !CAPABILITIES.shopFilters && error ? withoutRefusedSort(toAppError(error), search) : undefined;
  if (known !== undefined) return { redirect: `${searchPagePath}${known}` };
  const last = error ? atLastPage(toAppError(error), search) : undefined;
  if (last !== undefined) return { redirect: `${searchPagePath}${last}` };
  const isBeyondTheEnd = data !== undefined && !data.products && page > 1;
  return isBeyondTheEnd ? { redirect: firstPage(search) } : { list: data?.products ?? null };
};

/** Whether a refusal has told which parameters are no filters, so that the list can be asked for without them. */
const isLearnt = async (...refusal: Parameters<typeof learnFilters>): Promise<boolean> =>
  !CAPABILITIES.shopFilters && learnFilters(...refusal);

/** Whether the answer tells that the store has another page size now; a later page goes on with that of the first. */
const isOther = (data: List | undefined, search: string, page: number): boolean =>
  page === 1 && takeListDefaults(data?.storeConfig, search);

/**
 * Brings the result that an address asks for, so that the page before stays until it is there. A failure is the page's
 * to show.
 * @returns the page of the list, or the path to go to instead: where the merchant sends the term, or the first page of a
 *   list that has no such page.
 */
export const prepareSearch = async (client: ApolloClient, search: string): Promise<PreparedSearch> => {
  const searched = toSearchVariables(search);
  const filtered = toFilteredVariables(search);
  if (searched) {
    const { data, error } = await ask(client, SearchResultsDocument, searched);
    if (error && (await isLearnt(client, error, search, { search: searched.query })))
      return prepareSearch(client, search);
    if (isOther(data, search, searched.currentPage)) return prepareSearch(client, search);
    const redirect = data?.searchSuggestions?.redirect_path;
    return isOwnPath(redirect) ? { redirect } : toPage(search, searched.currentPage, data, error);
  }
  if (!filtered) return {};
  const { data, error } = await ask(client, FilteredProductsDocument, filtered);
  if (error && (await isLearnt(client, error, search, {}))) return prepareSearch(client, search);
  if (isOther(data, search, filtered.currentPage)) return prepareSearch(client, search);
  return toPage(search, filtered.currentPage, data, error);
};
