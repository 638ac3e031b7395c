import { categoryPath } from '@/features/catalog/productPaths';
import { searchPath } from '@/features/search/searchPath';
import { entriesOf } from '@/kernel/entriesOf';
import { isOwnPath } from '@/kernel/routing/ownPath';
import { shownQuery } from './exactQuery';
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
const toPlace = (category: Category): NamedPath => ({ name: category.name ?? '', path: categoryPath(category) });

/** Reads what the backend says beside a result. A corrected query comes first, once. */
export const toSearchHelp = (data: SearchResultsQuery | undefined, query: string): SearchHelp => {
  const { terms, pages, categories } = data?.searchSuggestions ?? {};
  const corrected = entriesOf(data?.products?.suggestions).map(({ search }) => search);
  const searches = [...new Set([...corrected, ...entriesOf(terms)])].filter((term) => term !== shownQuery(query));
  const places = [
    ...(pages ?? []).filter(({ path }) => isOwnPath(path)).map(({ title, path }) => ({ name: title, path })),
    ...entriesOf(categories).map(toPlace),
  ];
  return {
    searches: searches.map((term) => ({ name: term, path: searchPath(term) })),
    places: places.filter(({ path }, index) => places.findIndex((other) => other.path === path) === index),
  };
};

/** What was searched for instead of a misspelt query; undefined when the query was taken as it is. */
export const searchedInstead = (data: SearchResultsQuery | undefined): string | undefined =>
  data?.searchSuggestions?.corrected ?? undefined;

/** What a backend offers beside the result of the query itself; undefined when it offers nothing else. */
export const suggestedQuery = (data: SearchResultsQuery | undefined, query: string): string | undefined => {
  const meant = data?.products?.suggestions?.[0]?.search;
  return meant && meant !== shownQuery(query).toLowerCase() ? meant : undefined;
};
