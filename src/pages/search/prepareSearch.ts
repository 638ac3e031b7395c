import type { ApolloClient } from '@apollo/client';
import { isOwnPath, searchPagePath } from '@/features/search/searchPath';
import { SearchResultsDocument } from './SearchResults.graphql.generated';
import { toSearchVariables } from './searchVariables';

const firstPage = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return `${searchPagePath}?${parameters.toString()}`;
};

/**
 * Brings the result that an address asks for, so that the page before stays until it is there. A failure is the page's
 * to show.
 * @returns the path to go to instead: where the merchant sends the term, or the first page of a list that has no such page.
 */
export const prepareSearch = async (client: ApolloClient, search: string): Promise<string | undefined> => {
  const variables = toSearchVariables(search);
  if (!variables) return undefined;
  const { data } = await client.query({ query: SearchResultsDocument, variables, errorPolicy: 'all' });
  const redirect = data?.searchSuggestions?.redirect_path;
  if (isOwnPath(redirect)) return redirect;
  const isBeyondTheEnd = data !== undefined && !data.products && variables.currentPage > 1;
  return isBeyondTheEnd ? firstPage(search) : undefined;
};
