import { createContext, useContext } from 'react';
import type { ShownRoute } from './navigator';

/** The route on screen. */
export const ShownRouteContext = createContext<ShownRoute | undefined>(undefined);

/**
 * The route on screen.
 * @throws Error outside the router.
 */
export const useShownRoute = (): ShownRoute => {
  const route = useContext(ShownRouteContext);
  if (!route) throw new Error('There is no route outside the router.');
  return route;
};
