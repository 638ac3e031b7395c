import { readQuery } from '@/features/search/searchPath';
import { toListVariables } from '@/features/listing/listQuery';
import type { SearchResultsQueryVariables } from './SearchResults.graphql.generated';

/** Returns the variables of the result page's query; undefined when the address has no search. */
export const toSearchVariables = (search: string): SearchResultsQueryVariables | undefined => {
  const query = readQuery(search);
  if (query === '') return undefined;
  return { query, ...toListVariables(search) };
};
