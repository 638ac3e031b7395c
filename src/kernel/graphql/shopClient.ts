import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import './requestContext';
import { possibleTypes } from './possibleTypes.generated';
import { typePolicies } from './typePolicies';

/** The cache of everything the backend said. */
export const createShopCache = (): InMemoryCache => new InMemoryCache({ possibleTypes, typePolicies });

/** A client over the links, the first of which sees a request first. */
export const createShopClient = (links: readonly ApolloLink[]): ApolloClient =>
  new ApolloClient({
    cache: createShopCache(),
    link: ApolloLink.from([...links]),
    // A refetch must not bring the shimmer back.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
    devtools: { enabled: process.env.NODE_ENV !== 'production' },
  });
