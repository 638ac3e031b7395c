import { ApolloClient, ApolloLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import './requestContext';
import { createUnknownProductsLink } from './links/unknownProductsLink';
import { possibleTypes } from './possibleTypes.generated';

/** The cache of everything the backend said. @param typePolicies who is the same as whom. */
export const createShopCache = (typePolicies: TypePolicies): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies });

/** A client over the links, the first of which sees a request first. */
export const createShopClient = (links: readonly ApolloLink[], typePolicies: TypePolicies): ApolloClient => {
  const cache = createShopCache(typePolicies);
  return new ApolloClient({
    cache,
    // The backend whose schema is the shop's own has no types besides.
    link: ApolloLink.from([...(TRIMS_DOCUMENTS ? [createUnknownProductsLink(cache.policies)] : []), ...links]),
    // A refetch must not bring the shimmer back.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
    devtools: { enabled: process.env.NODE_ENV !== 'production' },
  });
};
