import type { RouteLoader } from './routeLoader';

type Prefetch = (path: string) => void;

/**
 * Creates what loads a page ahead of a click. No first view needs it: its code comes with the first link that asks.
 * @param now milliseconds since the epoch.
 */
export const lazyPrefetch = (loader: Pick<RouteLoader, 'cached' | 'load'>, now: () => number): Prefetch => {
  let made: Promise<Prefetch> | undefined;
  const make = async (): Promise<Prefetch> => {
    const { createPrefetch } = await import(/* webpackChunkName: "persistence" */ './prefetchRoute');
    return createPrefetch(loader, now);
  };
  return (path) => {
    made ??= make();
    made.then(
      (prefetch) => prefetch(path),
      () => void (made = undefined),
    );
  };
};
