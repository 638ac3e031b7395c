import type { RouteLoader } from './routeLoader';

type Prefetch = (path: string) => void;

/**
 * Creates what loads a page ahead of a click. Nobody needs it before there is somebody: its code comes with the first link
 * that asks.
 * @param now milliseconds since the epoch.
 */
export const lazyPrefetch = (loader: Pick<RouteLoader, 'cached' | 'load'>, now: () => number): Prefetch => {
  let made: Promise<Prefetch> | undefined;
  const make = async (): Promise<Prefetch> => {
    const { createPrefetch } = await import(/* webpackChunkName: "prefetch" */ './prefetchRoute');
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
