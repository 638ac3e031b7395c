import { type PropsWithChildren, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { PlaceProvider } from '@/kernel/routing/PlaceContext';
import { PrefetchContext } from '@/kernel/routing/PrefetchContext';
import type { RouteSession } from './routeSession';
import { ShownRouteContext } from './ShownRouteContext';
import { useArrival } from './useArrival';

export interface ShopRouterProps {
  session: RouteSession;
}

/**
 * The router of the shop. The whole tree sees the place whose data is there, not the one that the address bar is
 * already at: so the old page stays, whole, until the new one can be shown. Another view of the same page, such as a
 * filter's, is rendered as a transition: the click is answered first. Another page, back and forward show at once.
 */
export const ShopRouter = ({ session, children }: PropsWithChildren<ShopRouterProps>) => {
  const [route, setRoute] = useState(session.shown);
  useLayoutEffect(() => {
    let before = session.shown();
    return session.subscribe(() => {
      const next = session.shown();
      const isSamePage = next.location.pathname === before.location.pathname;
      before = next;
      if (isSamePage && next.action !== NavigationType.Pop) startTransition(() => setRoute(next));
      else setRoute(next);
    });
  }, [session]);
  useArrival(route, session.scrollPositions);
  const navigator = useMemo<Navigator>(() => session.history, [session]);

  return (
    <PrefetchContext value={session.prefetch}>
      <ShownRouteContext value={route}>
        <Router location={route.location} navigationType={route.action} navigator={navigator}>
          <PlaceProvider place={route.location}>{children}</PlaceProvider>
        </Router>
      </ShownRouteContext>
    </PrefetchContext>
  );
};
