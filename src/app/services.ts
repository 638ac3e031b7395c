import type { ApolloLink } from '@apollo/client';
import { Subject } from 'rxjs';
import { tokenKey } from '@/features/session/tokenStorage';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { settings } from '@/kernel/app/settings';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { countChanges } from '@/kernel/storage/changeLog';
import { asText } from '@/kernel/storage/parsers';
import { browserStorage, createShopStorage, type RawStorage } from '@/kernel/storage/shopStorage';
import { createApolloClient } from './apolloClient';
import type { MenuAnswer } from './cache/menuLink';
import { changedCart } from './changedCart';
import { signOutSteps } from './signOutSteps';
import { takeEarlyResponse } from './takeEarlyResponse';

/** Replacements of browser services, for tests. */
export interface ServiceOverrides {
  fetch?: typeof fetch;
  rawStorage?: RawStorage;
  now?: () => number;
  reloadPage?: () => void;
  previewLink?: ApolloLink | undefined;
}

/** The services that thunks and listeners get. */
export const createServices = (overrides: ServiceOverrides = {}): ThunkServices => {
  const now = overrides.now ?? Date.now;
  const storage = createShopStorage({
    raw: overrides.rawStorage ?? browserStorage(),
    namespace: settings.storageNamespace,
    now,
  });
  const network = overrides.fetch ?? window.fetch.bind(window);
  // Where an order can be read there is no need to know what may have changed its cart.
  const send = CAPABILITIES.placedOrder ? network : countChanges(network, storage, changedCart);
  const getToken = (): string | undefined => storage.read(tokenKey, asText);
  // A document keeps the currency it began with, whatever another tab chooses: its prices, bounds and cache are in that one.
  const currency = storage.read(storeViewKeys.currency, asText);
  const getCurrency = (): string | undefined => currency;
  const signedOut = new Subject<void>();
  const menuAnswers = new Subject<MenuAnswer>();
  return {
    apollo: createApolloClient({
      settings,
      fetch: send,
      getToken,
      getCurrency,
      signedOut,
      takeEarlyResponse,
      takeMenu: (menu) => menuAnswers.next(menu),
      previewLink: overrides.previewLink,
    }),
    rest: {
      baseUrl: serviceSettings.restUrl,
      storeCode: settings.storeCode,
      gatewayKey: settings.gatewayKey,
      getToken,
      getCurrency,
      fetch: send,
    },
    storage,
    now,
    menuAnswers,
    signOutSteps,
    giveUpAnswers: () => signedOut.next(),
    reloadPage: overrides.reloadPage ?? (() => window.location.reload()),
  };
};
