import { useQuery } from '@apollo/client/react';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { SearchHelpDocument } from './SearchHelp.graphql.generated';
import { toPlace } from './searchHelp';

/** Products that are offered instead. */
const mostProducts = 8;

export interface GeneralHelp {
  /** The first categories of the menu. */
  categories: { name: string; path: string }[];
  /** The best rated; undefined while they load, none when they cannot be had. */
  products: ProductCardFieldsFragment[] | undefined;
}

/** Loads the help that suits every search. */
export const useSearchHelp = (): GeneralHelp => {
  const { data, loading } = useQuery(SearchHelpDocument, {
    variables: { products: mostProducts },
    errorPolicy: 'all',
  });
  const children = (data?.categories?.items?.[0]?.children ?? []).filter((category) => category !== null);
  return {
    categories: children
      .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
      .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .map(toPlace),
    products: loading ? undefined : (data?.products?.items ?? []).filter((product) => product !== null),
  };
};
