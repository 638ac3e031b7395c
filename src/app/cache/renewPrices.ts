import type { ApolloClient } from '@apollo/client';
import { toRouteVariables } from '@/features/listing/listQuery';
import { forgetCacheId } from '@/kernel/graphql/forgetCacheId';
import { isRecord } from '@/kernel/isRecord';
import { askFilteredList } from '../routing/filteredList';
import { ResolveUrlDocument } from '../routing/ResolveURL.graphql.generated';
import type { RouteQuestion } from '../routing/routeOutcome';
import { findFixedPath } from '../routing/routes';

/** Fields of a product that hold money. */
const pricedFields = ['price_range', 'unit_price', 'subscription_plans'];

/** Drops every price, and every list: which products it has, and in what order, may depend on who asks. */
const dropPrices = (cache: ApolloClient['cache']): void => {
  const kept: unknown = cache.extract();
  for (const [id, entity] of Object.entries(isRecord(kept) ? kept : {})) {
    if (!isRecord(entity) || !('price_range' in entity)) continue;
    for (const fieldName of pricedFields) cache.evict({ id, fieldName });
  }
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
};

/** Asks again what is at an address that the backend resolves; a page that is on screen follows the answer. */
const askForPage = async (apollo: ApolloClient, question: RouteQuestion): Promise<void> => {
  const route = { query: ResolveUrlDocument, variables: toRouteVariables(question) };
  // Read before the prices are dropped: which list the page has depends on it.
  const known = apollo.readQuery(route) ?? undefined;
  await Promise.resolve();
  // First, so that the page is not shown with another list in between.
  await askFilteredList(apollo, known, question, 'network-only');
  const asIs = { fetchPolicy: 'network-only', errorPolicy: 'all', context: { keepsErrors: true } } as const;
  const { data, error } = await apollo.query({ ...route, ...asIs });
  if (error && !data?.route) throw new Error(error.message, { cause: error });
};

/**
 * Drops the prices in memory and asks again for those on screen, as who is asking now. The page keeps what it shows until
 * the answer is there.
 * @param question the address on screen.
 * @throws what the network threw.
 */
export const renewPrices = async (apollo: ApolloClient, question: RouteQuestion): Promise<void> => {
  // A cache before the backend would answer by it as it answered the person before.
  forgetCacheId();
  const isResolved = findFixedPath(question.pathname) === undefined;
  const page = isResolved ? askForPage(apollo, question) : undefined;
  // Whatever else watches the cache.
  await Promise.all([page, apollo.refetchQueries({ updateCache: dropPrices })]);
};
