import { categoryPath } from '@/features/catalog/productPaths';
import { isOwnPath, searchPath } from '@/features/search/searchPath';
import type { SearchResultsQuery } from './SearchResults.graphql.generated';

interface NamedPath {
  name: string;
  path: string;
}

/** Ways to go on from a query: other searches, and pages and categories that may be meant. */
export interface SearchHelp {
  searches: NamedPath[];
  places: NamedPath[];
}

type Category = NonNullable<NonNullable<NonNullable<SearchResultsQuery['searchSuggestions']>['categories']>[number]>;

/** A category as a link. */
export const toPlace = (category: Category): NamedPath => ({ name: category.name ?? '', path: categoryPath(category) });

const isPresent = <T>(value: T | null | undefined): value is T => value != null;

/** Reads what the backend says beside a result. A corrected query comes first, once. */
export const toSearchHelp = (data: SearchResultsQuery | undefined, query: string): SearchHelp => {
  const { terms, pages, categories } = data?.searchSuggestions ?? {};
  const corrected = (data?.products?.suggestions ?? []).filter(isPresent).map(({ search }) => search);
  const searches = [...new Set([...corrected, ...(terms ?? []).filter(isPresent)])].filter((term) => term !== query);
  const places = [
    ...(pages ?? []).filter(({ path }) => isOwnPath(path)).map(({ title, path }) => ({ name: title, path })),
    ...(categories ?? []).filter(isPresent).map(toPlace),
  ];
  return {
    searches: searches.map((term) => ({ name: term, path: searchPath(term) })),
    places: places.filter(({ path }, index) => places.findIndex((other) => other.path === path) === index),
  };
};

/** The query that was probably meant; undefined when the backend took it as it is. */
export const correctedQuery = (data: SearchResultsQuery | undefined, query: string): string | undefined => {
  const meant = data?.products?.suggestions?.[0]?.search;
  return meant && meant !== query.toLowerCase() ? meant : undefined;
};
