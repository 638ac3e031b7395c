import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configureStore } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Middleware } from 'redux';
import { of, throwError } from 'rxjs';
import { createMenuLink } from '@/app/cache/menuLink';
import { catalogReducer, menuReceived } from '@/features/catalog/catalogSlice';
import { appReducer, type AppState } from '@/shell/appSlice';
import { userReducer } from '@/features/session/userSlice';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { toastsReducer, type ToastsState } from '@/kernel/toasts/toastSlice';
import { toastEffects } from '@/kernel/toasts/toastEffects';
import { TestPlace } from './TestPlace';

const createStore = () =>
  configureStore({
    reducer: { app: appReducer, catalog: catalogReducer, toasts: toastsReducer, user: userReducer },
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false }).concat(
        toastEffects as Middleware<object, { app: AppState; toasts: ToastsState }>,
      ),
  });

export interface RenderedShell extends RenderResult {
  user: UserEvent;
  store: ReturnType<typeof createStore>;
  /** Names of the operations that were asked for. */
  asked: string[];
}

/** Renders a part of the shell over answers by operation name; an operation without an answer fails. */
export const renderShell = (content: ReactNode, answers: Record<string, object> = {}, path = '/'): RenderedShell => {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    const data = answers[operationName];
    return data ? of({ data }) : throwError(() => new Error(`No answer to ${operationName}`));
  });
  const store = createStore();
  const menuLink = createMenuLink(({ items }) => store.dispatch(menuReceived(items ?? [])));
  const client = new ApolloClient({ link: menuLink.concat(link), cache: new InMemoryCache() });
  const result = render(
    <Provider store={store}>
      <ApolloProvider client={client}>
        <ShopIntlProvider>
          <MemoryRouter initialEntries={[path]}>
            <TestPlace>{content}</TestPlace>
          </MemoryRouter>
        </ShopIntlProvider>
      </ApolloProvider>
    </Provider>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    store,
    asked,
  };
};
