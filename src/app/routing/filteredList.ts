import type { ApolloClient } from '@apollo/client';
import { FilteredProductsDocument } from '@/features/listing/FilteredProducts.graphql.generated';
import { toListVariables } from '@/features/listing/listQuery';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import type { RouteQuestion } from './routeOutcome';

/** What to ask for the list of a category that an address filters; undefined where the answer has the right list already. */
const listVariables = (data: ResolveUrlQuery, { search }: RouteQuestion) => {
  if (data.route?.__typename !== 'CategoryTree' || data.products) return undefined;
  const { filter, ...list } = toListVariables(search);
  return filter ? { ...list, filter: { ...filter, category_uid: { eq: data.route.uid } } } : undefined;
};

/**
 * Asks for the list of a category as the address filters it, where the first answer could not have it: the backend knows
 * categories by their id only, or which parameters are filters depends on what it offers.
 */
export const askFilteredList = async (
  client: ApolloClient,
  data: ResolveUrlQuery | undefined,
  question: RouteQuestion,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<void> => {
  const variables = data && listVariables(data, question);
  if (variables) await client.query({ query: FilteredProductsDocument, variables, fetchPolicy });
};

/** The answer with the list as the address filters it; undefined while that list is not known. */
export const withFilteredList = (
  client: ApolloClient,
  data: ResolveUrlQuery,
  question: RouteQuestion,
): ResolveUrlQuery | undefined => {
  const variables = listVariables(data, question);
  if (!variables) return data;
  const filtered = client.readQuery({ query: FilteredProductsDocument, variables });
  return filtered ? { ...data, products: filtered.products } : undefined;
};
