import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { categoryPath } from '@/features/catalog/productPaths';
import { shownProducts } from '@/features/catalog/shownProducts';
import { entriesOf } from '@/kernel/entriesOf';
import { isOwnPath } from '@/kernel/routing/ownPath';
import type { SearchSuggestionsQuery } from './api/SearchSuggestions.graphql.generated';

/** A page or a category to go to. */
export interface SuggestedPlace {
  name: string;
  path: string;
  /** A page with a text, not a category. */
  isPage?: boolean;
}

/** Answer of the backend to a phrase. */
export interface SuggestionAnswer {
  phrase: string;
  terms: readonly string[];
  places: readonly SuggestedPlace[];
  products: readonly ProductCardFieldsFragment[];
  /** Products that the phrase finds in all. */
  total: number;
  /** Where the merchant sends exactly this phrase. */
  redirectPath: string | undefined;
}

/** Reads an answer; undefined when no part of it came. */
export const toSuggestionAnswer = (
  phrase: string,
  data: SearchSuggestionsQuery | undefined,
): SuggestionAnswer | undefined => {
  if (!data?.products && !data?.searchSuggestions) return undefined;
  const { searchSuggestions: own, products } = data;
  const pages = (own?.pages ?? [])
    .filter(({ path }) => isOwnPath(path))
    .map(({ title, path }) => ({ name: title, path, isPage: true }));
  const categories = entriesOf(own?.categories).map((category) => ({
    name: category.name ?? '',
    path: categoryPath(category),
  }));
  return {
    phrase,
    terms: entriesOf(own?.terms),
    places: [...pages, ...categories.filter(({ path }) => !pages.some((page) => page.path === path))],
    products: shownProducts(products?.items),
    total: products?.total_count ?? 0,
    redirectPath: isOwnPath(own?.redirect_path) ? own.redirect_path : undefined,
  };
};
