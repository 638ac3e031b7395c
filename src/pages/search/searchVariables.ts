import { readQuery } from '@/features/search/searchPath';
import { toListVariables } from '@/features/listing/listQuery';
import type { SearchResultsQueryVariables } from './SearchResults.graphql.generated';

/** What the address of the result page asks the backend for; undefined when it searches for nothing. */
export const toSearchVariables = (search: string): SearchResultsQueryVariables | undefined => {
  const query = readQuery(search);
  if (query === '') return undefined;
  return { query, ...toListVariables(search) };
};
