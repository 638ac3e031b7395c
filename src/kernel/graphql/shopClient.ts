import { ApolloClient, ApolloLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import './requestContext';
import { possibleTypes } from './possibleTypes.generated';

/** The cache of everything the backend said. @param typePolicies who is the same as whom. */
export const createShopCache = (typePolicies: TypePolicies): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies });

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
    link: ApolloLink.from([...(learn ? [learn(cache)] : []), ...links]),
    // A refetch must not bring the shimmer back.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
    devtools: { enabled: process.env.NODE_ENV !== 'production' },
  });
};
