import { readQuery } from '@/features/search/searchPath';
import type { FilteredProductsQueryVariables } from '@/features/listing/FilteredProducts.graphql.generated';
import { sortedBy, toListVariables } from '@/features/listing/listQuery';
import { settings } from '@/kernel/app/settings';
import type { SearchResultsQueryVariables } from './SearchResults.graphql.generated';

/** Returns the variables of the result page's query; undefined when the address has no search. */
export const toSearchVariables = (search: string): SearchResultsQueryVariables | undefined => {
  const query = readQuery(search);
  if (query === '') return undefined;
  return { query, ...toListVariables(search) };
};

/**
 * Returns the variables of all products as the address filters them, where nothing is searched for; undefined when it filters
 * nothing either.
 */
export const toFilteredVariables = (search: string): FilteredProductsQueryVariables | undefined => {
  const variables = toListVariables(search);
  if (readQuery(search) !== '' || !variables.filter) return undefined;
  const sort = variables.sort ?? (CAPABILITIES.shopFilters ? undefined : sortedBy(settings.sortBy));
  return { ...variables, ...(sort ? { sort } : {}) };
};
