import type { Location, NavigationType } from 'react-router-dom';
import type { RouteLoader } from './routeLoader';
import { isOwnDocument } from './routes';
import { type RouteOutcome, toErrorOutcome } from './routeOutcome';

/** A page that can be shown: the place, how it was come to, and what is there. */
export interface ShownRoute {
  location: Location;
  action: NavigationType;
  outcome: RouteOutcome;
  /** The place is another view of the list on screen, whose products are on their way, or could not be fetched. */
  listState?: ListState;
}

/** How it stands with the products of a list whose address has changed. */
export type ListState = 'loading' | 'failed';

export interface NavigatorOptions {
  loader: RouteLoader;
  replace: (to: string) => void;
  /** Leaves the app for another address. */
  leave: (url: string) => void;
  reloadPage: () => void;
  /** The path that is waited for, or null when nothing is. */
  onPending: (path: string | null) => void;
  onShow: (route: ShownRoute) => void;
  onRedirect: (outcome: Extract<RouteOutcome, { kind: 'redirect' }>) => void;
}

/** Redirects that are followed in a row before they count as a loop. */
const maxRedirects = 5;

/** Takes the shopper from page to page; the newest destination wins. */
export interface RouteNavigator {
  /** Shows the place when its data is there; until then the old page stays. */
  go: (location: Location, action: NavigationType) => Promise<void>;
}

/**
 * Another page, order or choice of the list on screen, a category's or a search's: the place is shown at once with the
 * products of before, so that a filter answers to the click and not to the network, and a failure leaves the page usable.
 */
const isSameList = (shown: ShownRoute | undefined, location: Location): shown is ShownRoute =>
  shown?.outcome.kind === 'resolved' &&
  (shown.outcome.page.type === 'category' || shown.outcome.page.type === 'static') &&
  shown.location.pathname === location.pathname;

const isSamePage = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search;

/** Creates the navigator; the first `go` is the first page. */
export const createNavigator = ({
  loader,
  replace,
  leave,
  reloadPage,
  onPending,
  onShow,
  onRedirect,
}: NavigatorOptions): RouteNavigator => {
  let current = 0;
  let redirects = 0;
  let isFollowing = false;
  let shown: ShownRoute | undefined;

  const show = (route: ShownRoute): void => {
    shown = route;
    redirects = 0;
    onPending(null);
    onShow(route);
    if (route.outcome.kind === 'resolved') loader.revalidate(route.location);
  };

  const settle = (location: Location, action: NavigationType, outcome: RouteOutcome): void => {
    if (outcome.kind !== 'redirect') {
      show({ location, action, outcome });
      return;
    }
    redirects += 1;
    if (redirects > maxRedirects) {
      show({
        location,
        action,
        outcome: { kind: 'error', error: { kind: 'unexpected', message: 'Too many redirects.' } },
      });
      return;
    }
    onRedirect(outcome);
    if (outcome.isExternal) {
      leave(outcome.to);
      return;
    }
    isFollowing = true;
    replace(outcome.to);
  };

  return {
    go: async (location, action) => {
      current += 1;
      const mine = current;
      // A chain that the shopper left does not count against where they went instead.
      if (!isFollowing) redirects = 0;
      isFollowing = false;
      // Pages of the checkout have another Content-Security-Policy, so their document differs (ARCHITECTURE §7).
      if (shown && isOwnDocument(location.pathname) !== isOwnDocument(shown.location.pathname)) {
        reloadPage();
        return;
      }
      const isHere = shown?.outcome.kind === 'resolved' && !shown.listState && isSamePage(shown.location, location);
      const known = isHere ? shown?.outcome : loader.peek(location);
      if (known) {
        settle(location, action, known);
        return;
      }
      onPending(location.pathname);
      const before = isSameList(shown, location) ? shown.outcome : undefined;
      const showList = (outcome: RouteOutcome, listState: ListState): void => {
        shown = { location, action, outcome, listState };
        onShow(shown);
      };
      if (before) showList(before, 'loading');
      // Whatever fails, the page must not wait for ever.
      const outcome = await loader.load(location).catch(toErrorOutcome);
      if (mine !== current) return;
      if (before && outcome.kind === 'error') {
        onPending(null);
        showList(before, 'failed');
      } else settle(location, action, outcome);
    },
  };
};
