import { prefetchImages } from '@/kernel/serviceWorker/prefetchImages';
import { firstPictures } from './firstPictures';
import { freshForMs, type RouteLoader } from './routeLoader';
import { isOwnDocument } from './routes';

/**
 * Creates what loads page, data and first pictures of a path ahead of a click; a failure is silent.
 * @param now milliseconds since the epoch.
 */
export const createPrefetch = ({ cached, load }: Pick<RouteLoader, 'cached' | 'load'>, now: () => number) => {
  /** When a path was last prefetched: a pointer that crosses a link twice asks nothing, not even the cache. */
  const prefetchedAt = new Map<string, number>();
  return (path: string): void => {
    if (now() - (prefetchedAt.get(path) ?? -Infinity) < freshForMs) return;
    prefetchedAt.set(path, now());
    const { pathname, search, hash } = new URL(path, window.location.origin);
    const question = { pathname, search, hash };
    if (isOwnDocument(pathname) || cached(question) !== undefined) return;
    void load(question, true).then(
      (outcome) => {
        if (outcome.kind === 'error') prefetchedAt.delete(path);
        else prefetchImages(firstPictures(outcome, search));
      },
      () => void prefetchedAt.delete(path),
    );
  };
};
