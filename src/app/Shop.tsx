import { ApolloProvider } from '@apollo/client/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { RootFailure } from './RootFailure';
import { ShopRouter, type ShopRouterProps } from './routing/ShopRouter';
import { ShopTexts } from './ShopTexts';
import type { ShopStore } from './store';

export interface ShopProps {
  services: ThunkServices;
  store: ShopStore;
  /** Where the shopper is, and how to get elsewhere. */
  routing: ShopRouterProps;
}

/** Everything that a page of the shop stands on. */
export const Shop = ({ services, store, routing, children }: PropsWithChildren<ShopProps>) => (
  <ErrorBoundary fallback={<RootFailure />}>
    <Provider store={store}>
      <ApolloProvider client={services.apollo}>
        <ShopTexts>
          <ShopRouter {...routing}>{children}</ShopRouter>
        </ShopTexts>
      </ApolloProvider>
    </Provider>
  </ErrorBoundary>
);
