import type { ApolloClient } from '@apollo/client';
import { GetStoreViewsDocument } from './api/GetStoreViews.graphql.generated';
import { type StoreView, toStoreViews } from './storeViews';

/** The store views on offer, if the header has asked for them already. */
export const knownStoreViews = ({ cache }: Pick<ApolloClient, 'cache'>): readonly StoreView[] =>
  toStoreViews(cache.readQuery({ query: GetStoreViewsDocument }) ?? undefined);

/** Calls back when the header has asked for the store views, and when they change. @returns ends it. */
export const onStoreViewsKnown = (apollo: Pick<ApolloClient, 'watchQuery'>, listener: () => void): (() => void) => {
  const watching = apollo
    .watchQuery({ query: GetStoreViewsDocument, fetchPolicy: 'cache-only' })
    .subscribe({ next: listener });
  return () => watching.unsubscribe();
};
