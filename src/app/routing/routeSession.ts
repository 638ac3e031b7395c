import { type Location, NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { nextRootComponentChanged, pageLoadingChanged, pendingChanged } from '@/kernel/app/appSlice';
import { settings } from '@/kernel/app/settings';
import { announcePrerenderReady, signalPrerender } from '@/kernel/head/prerenderSignals';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { Prefetch } from '@/kernel/routing/PrefetchContext';
import type { ShopStore } from '../store';
import { createNavigator, type ShownRoute } from './navigator';
import { failureViews, findFixedPath, fixedRoute } from './routes';
import { createRouteLoader, loadView } from './routeLoader';
import type { RouteOutcome } from './routeOutcome';
import { createScrollPositions, nameFirstEntry, type ScrollPositions } from './scrollPositions';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Where the shopper is, and how to get elsewhere. */
export interface RouteSession {
  history: BrowserHistory;
  shown: () => ShownRoute;
  subscribe: (listener: () => void) => () => void;
  prefetch: Prefetch;
  scrollPositions: ScrollPositions;
  stop: () => void;
}

/** Name of the shimmer of what is shown (spec §2.1): the root component's with a suffix. */
const shimmerNameOf = (outcome: RouteOutcome): string | null =>
  outcome.kind === 'resolved' && outcome.page.type !== 'static' ? `${outcome.page.type.toUpperCase()}_SHIMMER` : null;

const signal = (outcome: RouteOutcome): void => {
  if (outcome.kind === 'notFound') signalPrerender({ status: 404 });
  else if (outcome.kind === 'redirect') {
    signalPrerender({ status: outcome.code, location: new URL(outcome.to, window.location.origin).href });
  }
};

/** Calls back when whoever is signed in is so no more: by a sign-out, or by the end of the session. */
const onSignOut = (store: ShopStore, callBack: () => void): (() => void) => {
  let wasSignedIn = selectIsSignedIn(store.getState());
  return store.subscribe(() => {
    const isSignedIn = selectIsSignedIn(store.getState());
    const hasLeft = wasSignedIn && !isSignedIn;
    wasSignedIn = isSignedIn;
    if (hasLeft) callBack();
  });
};

/**
 * Ends when the first page can be shown: the boot shimmer stands until then.
 * @param recall brings back what earlier visits learnt, for a visit that cannot reach the backend.
 */
export const startRouteSession = async (
  services: ThunkServices,
  store: ShopStore,
  recall?: () => Promise<void>,
): Promise<RouteSession> => {
  nameFirstEntry();
  const history = createBrowserHistory({ v5Compat: true });
  const scrollPositions = createScrollPositions();
  const listeners = new Set<() => void>();
  let shown: ShownRoute = { location: history.location, action: NavigationType.Pop, outcome: { kind: 'loading' } };
  let isRedirected = false;
  let showFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (showFirst = resolve));

  const loader = createRouteLoader({
    client: services.apollo,
    policy: { origin: window.location.origin, hosts: settings.redirectHosts },
    now: services.now,
    isSignedIn: () => selectIsSignedIn(store.getState()),
    recall,
  });

  const show = (route: ShownRoute): void => {
    if (shown.outcome.kind !== 'loading') scrollPositions.note(shown.location.key);
    // The signal of a redirect stays on the page that it led to: a prerenderer asked for the first address.
    if (route.outcome.kind === 'notFound') signal(route.outcome);
    else if (!isRedirected) signalPrerender(undefined);
    isRedirected = false;
    shown = route;
    store.dispatch(nextRootComponentChanged(shimmerNameOf(route.outcome)));
    listeners.forEach((listener) => listener());
    announcePrerenderReady();
    showFirst();
  };

  const navigator = createNavigator({
    loader,
    replace: (to) => history.replace(to),
    leave: (url) => window.location.replace(url),
    reloadPage: services.reloadPage,
    onPending: (path) => {
      store.dispatch(pendingChanged(path));
      store.dispatch(pageLoadingChanged(path !== null));
    },
    onRedirect: (outcome) => {
      isRedirected = true;
      signal(outcome);
    },
    onShow: show,
  });

  const go = (location: Location, action: NavigationType): void => void navigator.go(location, action);
  const stopHistory = history.listen(({ location, action }) => go(location, action));
  const stopGuard = onSignOut(store, () => {
    const { pathname, search, hash } = shown.location;
    const path = findFixedPath(pathname);
    if (path && fixedRoute(path).access === 'signed-in') history.replace(signInPath(pathname + search + hash));
  });
  go(history.location, NavigationType.Pop);
  await first;
  // The boot shimmer stands: the first page needs no other.
  await loadView(shown.outcome);
  // In the first load already; looked up now, so that a failure later needs nothing.
  await failureViews.error.load();

  return {
    history,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prefetch: loader.prefetch,
    scrollPositions,
    stop: () => {
      stopHistory();
      stopGuard();
    },
  };
};
