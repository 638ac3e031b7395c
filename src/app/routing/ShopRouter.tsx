import { type PropsWithChildren, useLayoutEffect, useMemo, useState } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { PrefetchContext } from '@/kernel/routing/PrefetchContext';
import type { RouteSession } from './routeSession';
import { ShownRouteContext } from './ShownRouteContext';
import { useArrival } from './useArrival';

export interface ShopRouterProps {
  session: RouteSession;
}

/**
 * The router of the shop. The whole tree sees the place whose data is there, not the one that the address bar is
 * already at: so the old page stays, whole, until the new one can be shown.
 */
export const ShopRouter = ({ session, children }: PropsWithChildren<ShopRouterProps>) => {
  const [route, setRoute] = useState(session.shown);
  useLayoutEffect(() => session.subscribe(() => setRoute(session.shown())), [session]);
  useArrival(route, session.scrollPositions);
  const navigator = useMemo<Navigator>(() => session.history, [session]);

  return (
    <PrefetchContext value={session.prefetch}>
      <ShownRouteContext value={route}>
        <Router location={route.location} navigationType={route.action} navigator={navigator}>
          {children}
        </Router>
      </ShownRouteContext>
    </PrefetchContext>
  );
};
