import type { WorkerMessage } from '../../../sw/protocol';
import { allowsSpeculation } from '../routing/connection';

/** Asks the service worker to fetch pictures that will be wanted soon; without a worker, or on a poor line, nothing happens. */
export const prefetchImages = (
  urls: readonly string[],
  container: Pick<ServiceWorkerContainer, 'controller'> | undefined = navigator.serviceWorker,
): void => {
  if (urls.length === 0 || !container?.controller || !allowsSpeculation()) return;
  container.controller.postMessage({ type: 'PREFETCH_IMAGES', urls: [...urls] } satisfies WorkerMessage);
};
