import type { ApolloClient } from '@apollo/client';
import { GetStoreViewsDocument } from './api/GetStoreViews.graphql.generated';
import { type StoreView, toStoreViews } from './storeViews';

/** The store views on offer, if the header has asked for them already. */
export const knownStoreViews = ({ cache }: Pick<ApolloClient, 'cache'>): readonly StoreView[] =>
  toStoreViews(cache.readQuery({ query: GetStoreViewsDocument }) ?? undefined);
