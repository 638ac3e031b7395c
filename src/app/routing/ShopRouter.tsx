import {
  createContext,
  type PropsWithChildren,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { createPlaceSource } from '@/kernel/routing/placeSource';
import { LinkRouterContext } from '@/kernel/routing/ShopLink';
import type { ShopNavigator } from './navigator';
import type { ShownRoute } from './shownRoute';
import { isOwnDocument } from './routes';
import { createScrollPositions } from './scrollPositions';
import { useArrival } from './useArrival';

export interface ShopRouterProps {
  navigator: ShopNavigator;
  /** Loads the page of a path ahead of a click. */
  prefetch: (path: string) => void;
}

const ShownRouteContext = createContext<ShownRoute | undefined>(undefined);

/**
 * The route on screen.
 * @throws Error outside the router.
 */
export const useShownRoute = (): ShownRoute => {
  const route = useContext(ShownRouteContext);
  if (!route) throw new Error('There is no route outside the router.');
  return route;
};

/**
 * Puts what the navigator shows on screen. Another view of the same list, such as a filter's, is rendered as a
 * transition, so that the click is answered first. Another page, back and forward show at once.
 */
export const ShopRouter = ({ navigator, prefetch, children }: PropsWithChildren<ShopRouterProps>) => {
  const [route, setRoute] = useState(navigator.shown);
  const [first] = useState(route);
  const [positions] = useState(createScrollPositions);
  const [place] = useState(() => createPlaceSource(route.location));
  useLayoutEffect(() => {
    let before = first;
    const show = (): void => {
      const next = navigator.shown();
      // Where the window stands is not asked for without need: that would lay out the page before its first paint.
      if (next === before) return;
      positions.note(before.location.key);
      const isSamePage = next.location.pathname === before.location.pathname;
      before = next;
      const page = next.outcome.kind === 'resolved' && next.outcome.page;
      // A fixed page without a list of the navigator's asks for its data itself: `useQuery` whose variables change writes to
      // its store while it renders, and React would begin the transition again, without end.
      const asksItself = page && page.type === 'static' && !page.list;
      if (isSamePage && next.action !== NavigationType.Pop && !asksItself) startTransition(() => setRoute(next));
      else setRoute(next);
    };
    // What came while the first render was under way was told to nobody: that takes long enough for an answer.
    queueMicrotask(show);
    return navigator.subscribe(show);
  }, [navigator, positions, first]);
  useArrival(route, positions);
  useLayoutEffect(() => place.move(route.location), [place, route.location]);
  const links = useMemo(() => ({ navigator, place, prefetch, isOwnDocument }), [navigator, place, prefetch]);

  return (
    <LinkRouterContext value={links}>
      <ShownRouteContext value={route}>
        <Router location={route.location} navigationType={route.action} navigator={navigator}>
          {children}
        </Router>
      </ShownRouteContext>
    </LinkRouterContext>
  );
};
