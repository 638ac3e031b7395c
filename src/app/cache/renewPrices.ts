import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { isRecord } from '@/kernel/isRecord';
import type { ResolveUrlQuery } from '../routing/ResolveURL.graphql.generated';

/** Fields of a product that hold money. */
const moneyOfAll = ['price_range', 'unit_price', 'pack_value'];
const pricedFields = [...moneyOfAll, 'subscription_plans'];

/**
 * Drops every price, and every list: which products it has, and in what order, may depend on who asks. The plans of what
 * is in the cart stay: they have just come with it, as this person was told, and a cart that lacks a field is not shown.
 */
const dropPrices = (cache: ApolloClient['cache']): void => {
  const extract: unknown = cache.extract();
  const kept = Object.entries(isRecord(extract) ? extract : {});
  const lines = JSON.stringify(kept.filter(([id]) => id.includes('CartItem:')));
  for (const [id, entity] of kept) {
    if (!isRecord(entity) || !('price_range' in entity)) continue;
    const isInCart = lines.includes(JSON.stringify(id));
    for (const fieldName of isInCart ? moneyOfAll : pricedFields) cache.evict({ id, fieldName });
  }
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
};

/** The answer that the page on screen follows, as the router asked for it; none on a page that it does not resolve. */
const findPage = (apollo: ApolloClient): ObservableQuery<ResolveUrlQuery> | undefined => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- The client knows no types of what is watched.
  const watched: Set<ObservableQuery<ResolveUrlQuery>> = apollo.getObservableQueries('all');
  return [...watched].find(({ queryName }) => queryName === 'ResolveURL');
};

/** Asks again for the page; what is on screen follows the answer. */
const askForPage = async (
  apollo: ApolloClient,
  { query, variables }: ObservableQuery<ResolveUrlQuery>,
): Promise<void> => {
  const asIs = { fetchPolicy: 'network-only', errorPolicy: 'all', context: { keepsErrors: true } } as const;
  const { data, error } = await apollo.query({ query, variables, ...asIs });
  if (error && !data?.route) throw new Error(error.message, { cause: error });
};

/**
 * Whether the list of the page on screen may be a request of its own (app/routing/filteredList.ts): without it the page
 * would be shown with another list in between.
 */
export const hasOwnList = (apollo: ApolloClient): boolean => {
  if (CAPABILITIES.shopFilters && CAPABILITIES.categoryPathFilter) return false;
  const followed = findPage(apollo);
  const { query, variables } = followed ?? {};
  return query !== undefined && apollo.readQuery({ query, variables })?.route?.__typename === 'CategoryTree';
};

/**
 * Drops the prices in memory and asks again for those on screen, as who is asking now. The page keeps what it shows until
 * the answer is there.
 * @throws what the network threw.
 */
export const renewPrices = async (apollo: ApolloClient): Promise<void> => {
  const followed = findPage(apollo);
  const page = followed && askForPage(apollo, followed);
  // Whatever else watches the cache.
  await Promise.all([page, apollo.refetchQueries({ updateCache: dropPrices })]);
};
