import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { ShopTexts } from '../ShopTexts';
import type { ShopStore } from '../store';

/**
 * Renders what the pages know nothing of, so that the first load need not, either: a React root of its own on the same
 * store, data and texts.
 * @param place element that holds it.
 */
export const renderApart = (
  { apollo }: Pick<ThunkServices, 'apollo'>,
  store: ShopStore,
  place: Element,
  content: ReactNode,
): void =>
  createRoot(place).render(
    <Provider store={store}>
      <ApolloProvider client={apollo}>
        <ShopTexts>{content}</ShopTexts>
      </ApolloProvider>
    </Provider>,
  );
