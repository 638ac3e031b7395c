import { readQuery } from '@/features/search/searchPath';
import { readListQuery, toListFilter } from '@/kernel/routing/listQuery';
import type { SearchResultsQueryVariables } from './SearchResults.graphql.generated';

/** What the address of the result page asks the backend for; undefined when it searches for nothing. */
export const toSearchVariables = (search: string): SearchResultsQueryVariables | undefined => {
  const query = readQuery(search);
  if (query === '') return undefined;
  const list = readListQuery(search);
  const filter = toListFilter(list);
  return {
    query,
    pageSize: list.pageSize,
    currentPage: list.page,
    ...(filter ? { filter } : {}),
    ...(list.sort ? { sort: { [list.sort.field]: list.sort.direction } } : {}),
  };
};
