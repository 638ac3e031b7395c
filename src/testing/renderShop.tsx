import { act, render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { App } from '@/app/App';
import { startListening } from '@/testing/faults/startListening';
import type { ShopNavigator } from '@/app/routing/navigator';
import { startRouting } from '@/app/routing/startRouting';
import { createServices } from '@/app/services';
import { Shop } from '@/app/Shop';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { createShopStore, type ShopStore } from '@/app/store';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { createTestBackend, type TestBackend } from '../../backend/testing/createTestBackend';
import { quickUser } from './environment/quickUser';
import { signInAt } from './signInAt';

export interface RenderShopOptions {
  /** Path, with query and hash, that the shopper is at. */
  path?: string;
  /** Who is signed in; true is the first seeded customer. */
  signedIn?: boolean | { email: string; password: string };
  /** The whole seeded catalogue (default), or an empty shop that the test fills itself. */
  seed?: boolean | ((backend: TestBackend) => void);
  /** Profile of the backend; for `stock` the test file calls `playStockBuild`, too. */
  profile?: 'full' | 'stock';
  /** Changes the seeded shop before it opens. */
  arrange?: (backend: TestBackend) => void;
  /** The same with requests. */
  prepare?: (backend: TestBackend) => Promise<void>;
  /** Renders one component in the place of the whole app, within all of its providers. */
  render?: () => ReactNode;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface RenderedShop extends RenderResult {
  user: UserEvent;
  backend: TestBackend;
  /** Data of the backend: `shop.data.stock('ZINC', 5)`. */
  data: TestBackend['data'];
  store: ShopStore;
  services: ThunkServices;
  navigator: ShopNavigator;
  /** How often the page reloaded itself. */
  reloads: () => number;
  /** Loads the page again: what comes after it is read from storage. The page is another one from then on. */
  openAgain: () => Promise<LoadedPage>;
}

/** What a document has of its own. */
type LoadedPage = Pick<RenderedShop, 'store' | 'services' | 'navigator'>;

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0).reverse()) end();
});

/** Renders the real shop (store, links, router) over the real backend in process. Await it: the first page is on screen then. */
export const renderShop = async ({
  path = '/',
  signedIn = false,
  seed = true,
  profile = 'full',
  arrange,
  prepare,
  render: content,
  now,
}: RenderShopOptions = {}): Promise<RenderedShop> => {
  const backend = createTestBackend({ profile, seed: seed === true ? 'full' : 'none', ...(now ? { now } : {}) });
  if (typeof seed === 'function') seed(backend);
  arrange?.(backend);
  await prepare?.(backend);
  window.history.replaceState(null, '', path);
  const toBackend: typeof fetch = (input, init) => backend.fetch(input, init);
  const send = profile === 'stock' ? (await import('./stock/stockShop')).trimmingFetch(toBackend) : toBackend;
  let reloads = 0;
  const openShop = async (reloadPage: () => void) => {
    const services = createServices({
      fetch: send,
      ...(now ? { now } : {}),
      reloadPage,
    });
    if (signedIn && reloads === 0) await signInAt(backend, services, signedIn === true ? undefined : signedIn);
    const store = createShopStore(services);
    const stopListening = startListening(services, store);
    if (!content) await services.apollo.query({ query: ShopSettingsDocument }).catch(() => undefined);
    const routing = await startRouting(services, store);
    const close = (): void => {
      routing.navigator.stop();
      stopListening();
      services.apollo.stop();
      // The timers of a document end with it; here they run on, and would change what the next test's document keeps.
      Object.assign(services.storage, { write: () => undefined, remove: () => undefined });
    };
    endings.push(close);
    const shop = (
      <Shop key={reloads} services={services} store={store} routing={routing}>
        {content ? content() : <App />}
      </Shop>
    );
    return { services, store, routing, shop };
  };
  const countReload = (): void => void (reloads += 1);
  const first = await openShop(countReload);
  endings.push(() => {
    backend.close();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  let show = (_shop: ReactNode): void => undefined;
  const Page = () => {
    const [shop, setShop] = useState<ReactNode>(first.shop);
    show = setShop;
    return shop;
  };
  // Awaited, because a page whose chunk is not there yet suspends.
  const result = await act(() => Promise.resolve(render(<Page />)));
  const { store, services } = first;
  const openAgain = async (): Promise<LoadedPage> => {
    countReload();
    first.routing.navigator.stop();
    const { shop, routing, ...page } = await openShop(countReload);
    await act(() => Promise.resolve(show(shop)));
    return { ...page, navigator: routing.navigator };
  };
  const { data } = backend;
  const { navigator } = first.routing;
  return {
    ...result,
    navigator,
    user: quickUser(),
    backend,
    data,
    store,
    services,
    reloads: () => reloads,
    openAgain,
  };
};
