import { selectIsSignedIn } from '@/features/session/userSlice';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopStore } from '../store';
import { createNavigator } from './navigator';
import { lazyPrefetch } from './lazyPrefetch';
import { createRouteLoader, loadView } from './routeLoader';
import type { ShopRouterProps } from './ShopRouter';
import { failureViews, findFixedPath } from './routes';

/**
 * Goes to the first page; ends when it can be shown.
 * @param restoreCache restores the persisted cache of earlier visits, for a visit that cannot reach the backend.
 * @param isOver whether this document is of no use for another page.
 */
export const startRouting = async (
  services: ThunkServices,
  store: ShopStore,
  restoreCache?: () => Promise<void>,
  isOver?: () => boolean,
): Promise<ShopRouterProps> => {
  const loader = createRouteLoader({
    client: services.apollo,
    policy: { origin: window.location.origin, hosts: serviceSettings.redirectHosts },
    now: services.now,
    isSignedIn: () => selectIsSignedIn(store.getState()),
    restoreCache,
  });
  // A page of a fixed path asks for no route that could fail, so it would begin with nothing. Any other begins with what the
  // worker has kept, and is marked as not confirmed.
  if (!window.navigator.onLine && findFixedPath(window.location.pathname)) await restoreCache?.();
  const navigator = createNavigator({ loader, store, reloadPage: services.reloadPage, isOver });
  await navigator.start();
  // The boot shimmer stands: the first page needs no other.
  await loadView(navigator.shown().outcome);
  // In the first load already; looked up now, so that a failure later needs nothing.
  await failureViews.error.load();
  return { navigator, prefetch: lazyPrefetch(loader, services.now) };
};
