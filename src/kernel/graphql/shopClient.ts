import { ApolloClient, ApolloLink, type InMemoryCache, type TypePolicies } from '@apollo/client';
import './requestContext';
import { createCacheAheadLink } from './links/cacheAheadLink';
import { possibleTypes } from './possibleTypes.generated';
import { ShopCache } from './shopCache';

/** The cache of everything the backend said. @param typePolicies who is the same as whom. */
export const createShopCache = (typePolicies: TypePolicies): ShopCache =>
  new ShopCache({ possibleTypes, typePolicies });

/**
 * A client over the links, the first of which sees a request first.
 * @param learn makes a link before all others that tells the cache about what an answer holds, before it is written.
 */
export const createShopClient = (
  links: readonly ApolloLink[],
  typePolicies: TypePolicies,
  learn?: (cache: InMemoryCache) => ApolloLink,
): ApolloClient => {
  const cache = createShopCache(typePolicies);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([createCacheAheadLink(cache), ...(learn ? [learn(cache)] : []), ...links]),
    // A refetch must not bring the shimmer back.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
    devtools: { enabled: process.env.NODE_ENV !== 'production' },
  });
};
