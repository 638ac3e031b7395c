import type { ApolloClient } from '@apollo/client';
import { FilteredProductsDocument } from '@/features/listing/FilteredProducts.graphql.generated';
import { sortedBy, toListVariables } from '@/features/listing/listQuery';
import { settings } from '@/kernel/app/settings';
import { log } from '@/kernel/logging/log';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import type { RouteQuestion } from './routeOutcome';

/** What to ask for the list of a category that an address filters, or that has an order of its own; undefined where the answer has the right list already. */
const listVariables = (data: ResolveUrlQuery, { search }: RouteQuestion) => {
  if (data.route?.__typename !== 'CategoryTree' || data.products) return undefined;
  const { filter, ...list } = toListVariables(search);
  const field = data.route.default_sort_by || settings.sortBy;
  // The first answer is in the store's order.
  if (!filter && (list.sort || field === settings.sortBy)) return undefined;
  const sort = list.sort ?? sortedBy(field);
  return { ...list, ...(sort ? { sort } : {}), filter: { ...filter, category_uid: { eq: data.route.uid } } };
};

/** Whether a refusal has told which parameters are no filters; no first page needs what learns it. */
const isLearnt = async (
  client: ApolloClient,
  error: unknown,
  { search }: RouteQuestion,
  uid: { eq: string },
): Promise<boolean> => {
  if (CAPABILITIES.shopFilters) return false;
  const { learnFilters } = await import(/* webpackChunkName: "recovery" */ '@/features/listing/learnFilters');
  return learnFilters(client, error, search, { filter: { category_uid: uid } });
};

/**
 * Asks for the list of a category as the address filters it, where the first answer could not have it: the backend knows
 * categories by their id only, which parameters are filters depends on what it offers, or the category has an order of its own.
 * With the two capabilities the first answer has the list, and the page does not load the question.
 */
export const askFilteredList = async (
  client: ApolloClient,
  data: ResolveUrlQuery | undefined,
  question: RouteQuestion,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<void> => {
  if (CAPABILITIES.shopFilters && CAPABILITIES.categoryPathFilter) return;
  const variables = data && listVariables(data, question);
  if (!variables) return;
  try {
    await client.query({ query: FilteredProductsDocument, variables, fetchPolicy });
  } catch (error) {
    if (toListVariables(question.search).filter) {
      if (await isLearnt(client, error, question, variables.filter.category_uid))
        return askFilteredList(client, data, question, fetchPolicy);
      throw error;
    }
    // A list in another order than its own is better than none.
    log.warn('The order of the category is not known.', error);
  }
};

/** The answer with the list as the address filters it; undefined while that list is not known. */
export const withFilteredList = (
  client: ApolloClient,
  data: ResolveUrlQuery,
  question: RouteQuestion,
): ResolveUrlQuery | undefined => {
  if (CAPABILITIES.shopFilters && CAPABILITIES.categoryPathFilter) return data;
  const variables = listVariables(data, question);
  if (!variables) return data;
  const filtered = client.readQuery({ query: FilteredProductsDocument, variables });
  return filtered ? { ...data, products: filtered.products } : undefined;
};
