import { createPath, type Location, NavigationType, type Navigator } from 'react-router-dom';
import { clickedProduct } from '@/features/catalog/productPaths';
import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { announcePrerenderReady, isPrerenderer, signalPrerender } from '@/kernel/head/prerenderSignals';
import { historyLayers, layersHere } from '@/kernel/routing/historyLayers';
import { nextTask } from '@/kernel/scheduling/nextTask';
import { afterPaint, painted } from '@/kernel/scheduling/afterPaint';
import type { ShopStore } from '../store';
import { nameFirstEntry, readLocation, writeEntry } from './historyEntries';
import type { RouteLoader } from './routeLoader';
import { type RouteOutcome, toErrorOutcome } from './routeOutcome';
import { createScreen } from './screen';
import type { ShownRoute } from './shownRoute';
import { isForCustomers, isOwnDocument, isWithinCheckout } from './routes';

export interface NavigatorOptions {
  loader: RouteLoader;
  store: Pick<ShopStore, 'dispatch' | 'getState' | 'subscribe'>;
  reloadPage: () => void;
  /** Whether the next page needs a document of its own. */
  isOver?: (() => boolean) | undefined;
  /** Leaves the app for another address. */
  leave?: (url: string) => void;
}

/**
 * Takes the shopper from page to page. What it shows is the place whose data is there, not the one that the address bar
 * is already at: so the old page stays until the new one can be shown, and the newest destination wins.
 * Only a product whose card was clicked begins before: the card has said enough to answer the click with.
 */
export interface ShopNavigator extends Navigator {
  /** Goes to where the document was opened; ends when the first page can be shown. */
  start: () => Promise<void>;
  stop: () => void;
  shown: () => ShownRoute;
  subscribe: (listener: () => void) => () => void;
}

/** Redirects that are followed in a row before they count as a loop. */
const maxRedirects = 5;

/**
 * Another page, order or choice of the list on screen, a category's or a search's: the place is shown at once with the
 * products of before, so that a filter answers to the click and not to the network, and a failure leaves the page usable.
 */
const isSameList = (shown: ShownRoute, location: Location): boolean =>
  shown.outcome.kind === 'resolved' &&
  (shown.outcome.page.type === 'category' || shown.outcome.page.type === 'static') &&
  shown.location.pathname === location.pathname;

/** Whether two places show the same; the query of a product names no more than options of it, all of which are there. */
const isSamePage = (outcome: RouteOutcome, a: Location, b: Location): boolean =>
  a.pathname === b.pathname &&
  (a.search === b.search || (outcome.kind === 'resolved' && outcome.page.type === 'product'));

/** Visits places, one at a time: a new visit ends the one before, whose answer then comes too late. */
const createVisits = (
  screen: ReturnType<typeof createScreen>,
  { loader, reloadPage, isOver, leave = (url) => window.location.replace(url) }: NavigatorOptions,
) => {
  /** The number of the newest visit, and where it went. */
  let newest = 0;
  let goal: Location | undefined;
  let stopFollowing = (): void => undefined;

  const show: typeof screen.show = (route, isRedirected) => {
    stopFollowing();
    screen.show(route, isRedirected);
  };

  /** The end of a visit. */
  const arrive = (location: Location, action: NavigationType, outcome: RouteOutcome, isRedirected: boolean): void => {
    screen.setPending(null);
    show({ location, action, outcome }, isRedirected);
    if (outcome.kind !== 'resolved') return;
    loader.revalidate(location);
    if (outcome.page.type === 'static') return;
    // It takes some milliseconds to begin, which the page itself does not wait for.
    stopFollowing = afterPaint(() => {
      stopFollowing = loader.follow(location, outcome, (changed) => {
        if (changed.kind === 'resolved') screen.update(changed);
        // What was seen here before is gone, or has moved: loaded again, it comes from the backend.
        else if (changed.kind !== 'error') reloadPage();
      });
    });
  };

  const known = (location: Location): RouteOutcome | undefined => {
    const { outcome, listState, location: here } = screen.shown();
    const isHere = outcome.kind === 'resolved' && !listState && isSamePage(outcome, here, location);
    return isHere ? outcome : loader.cached(location);
  };

  /**
   * Begins the page of a product whose card was clicked. Not that of a hash, which names a part that is not there yet.
   * @returns whether it has.
   */
  const begin = (location: Location, action: NavigationType): boolean => {
    const isNew = location.pathname !== screen.shown().location.pathname;
    const product =
      isNew && location.hash === '' && action === NavigationType.Push && clickedProduct(location.pathname);
    if (!product) return false;
    stopFollowing();
    screen.begin(location, product);
    return true;
  };

  /** Shows another view of the list on screen as loading, and a product with what its card said. @returns the outcome; undefined when all is done. */
  const load = async (location: Location, action: NavigationType): Promise<RouteOutcome | undefined> => {
    const mine = newest;
    const { outcome: before } = screen.shown();
    const isList = isSameList(screen.shown(), location);
    screen.setPending(location.pathname);
    if (isList) show({ location, action, outcome: before, listState: 'loading' });
    else begin(location, action);
    // A press is answered by what is shown now; to ask takes the client longer than that.
    await nextTask();
    // Whatever fails, the page must not wait for ever.
    const outcome = await loader.load(location).catch(toErrorOutcome);
    if (mine !== newest) return undefined;
    if (!isList || outcome.kind !== 'error') return outcome;
    screen.setPending(null);
    show({ location, action, outcome: before, listState: 'failed' });
    return undefined;
  };

  const isCheckout = isOwnDocument(window.location.pathname);

  /** Whether a place is on the other side of the border between the shop's document and the checkout's. */
  const isBeyondDocument = ({ pathname }: Location): boolean =>
    isCheckout ? !isWithinCheckout(pathname) : isOwnDocument(pathname);

  /** Goes to where the address bar is, and on from there as long as the backend redirects. */
  const visit = async (first: NavigationType): Promise<void> => {
    const mine = ++newest;
    let action = first;
    for (let redirects = 0; ; redirects += 1) {
      const location = readLocation();
      goal = location;
      if (isBeyondDocument(location) || isOver?.()) return reloadPage();
      const ready = known(location);
      // A whole page takes longer to render than a press may wait for its answer.
      if (ready && begin(location, action)) await painted();
      const outcome = ready ?? (await load(location, action));
      if (!outcome || mine !== newest) return undefined;
      if (outcome.kind !== 'redirect') return arrive(location, action, outcome, redirects > 0);
      if (redirects === maxRedirects) {
        return arrive(location, action, toErrorOutcome(new Error('Too many redirects.')), true);
      }
      signalPrerender({ status: outcome.code, location: new URL(outcome.to, window.location.origin).href });
      // Elsewhere a prerenderer would find another page without the signal.
      if (outcome.isExternal) return isPrerenderer() ? announcePrerenderReady() : leave(outcome.to);
      writeEntry(outcome.to, null, 'replaceState');
      action = NavigationType.Replace;
    }
  };

  return {
    visit,
    /** Whether the address bar is at the page that was gone to last, with or without a layer over it. */
    isAtGoal: (): boolean => {
      const { key, ...location } = readLocation();
      return goal?.key === key && createPath(goal) === createPath(location);
    },
    /** Ends the visit that is under way, and what was begun for the page on screen. */
    end: (): void => {
      newest += 1;
      stopFollowing();
    },
  };
};

/** Tells when the customer is signed out, by choice or by the end of the session. @returns ends it. */
const onSignOut = ({ getState, subscribe }: NavigatorOptions['store'], listener: () => void): (() => void) => {
  let wasSignedIn = selectIsSignedIn(getState());
  return subscribe(() => {
    const isSignedIn = selectIsSignedIn(getState());
    const hasLeft = wasSignedIn && !isSignedIn;
    wasSignedIn = isSignedIn;
    if (hasLeft) listener();
  });
};

/** Creates the navigator; nothing is shown until it starts. */
export const createNavigator = (options: NavigatorOptions): ShopNavigator => {
  const screen = createScreen(options.store);
  const { visit, isAtGoal, end } = createVisits(screen, options);
  const pop = (): void => {
    const before = historyLayers.count;
    const here = layersHere();
    const isForLayer = historyLayers.onStep(isAtGoal());
    historyLayers.count = layersHere();
    if (isForLayer) return;
    if (here === before || !isAtGoal()) void visit(NavigationType.Pop);
    // A reload or a link has closed the layer of that entry: Back means the page before.
    else if (here < before) window.history.back();
  };
  const push: Navigator['push'] = (to, state: unknown) => {
    writeEntry(to, state, 'pushState');
    void visit(NavigationType.Push);
  };
  const replace: Navigator['replace'] = (to, state: unknown) => {
    writeEntry(to, state, 'replaceState');
    void visit(NavigationType.Replace);
  };
  let stopGuard = (): void => undefined;
  return {
    start: async () => {
      nameFirstEntry();
      window.addEventListener('popstate', pop);
      stopGuard = onSignOut(options.store, () => {
        const { pathname, search, hash } = screen.shown().location;
        if (isForCustomers(pathname)) replace(signInPath(pathname + search + hash));
      });
      const isShown = new Promise<void>((resolve) => screen.subscribe(resolve));
      historyLayers.count = layersHere();
      void visit(NavigationType.Pop);
      await isShown;
    },
    stop: () => {
      window.removeEventListener('popstate', pop);
      stopGuard();
      end();
    },
    shown: screen.shown,
    subscribe: screen.subscribe,
    push,
    replace,
    go: (delta) => window.history.go(delta),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  };
};
