/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';

const month = 30 * 24 * 3600;

/** Pictures, newest kept, within a bound that phones can bear. */
export const pictures = new CacheFirst({
  cacheName: 'pictures-v1',
  plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: month, purgeOnQuotaError: true })],
});

/** Files with a hash in their names: the precached ones, and the others as they come. */
const immutable = new CacheFirst({
  cacheName: 'static-v1',
  plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: month, purgeOnQuotaError: true })],
});

/** A file whose name changes with its content: precached, cached, or from the network. */
export const answerFile = async (event: ExtendableEvent, request: Request): Promise<Response> =>
  (await matchPrecache(request)) ?? immutable.handle({ event, request });

/** Milliseconds after which a page that does not come is answered with the shell. */
const navigationTimeoutMs = 5000;

const shellOr = async (error: unknown): Promise<Response> => {
  const shell = await matchPrecache('/index.html');
  if (shell) return shell;
  throw error;
};

/** A page from the network; without one, the shell, which shows what is in the browser's own stores. */
export const answerNavigation = async (request: Request, send: typeof fetch = fetch): Promise<Response> => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), navigationTimeoutMs);
  try {
    return await send(request, { signal: timeout.signal });
  } catch (error) {
    return await shellOr(error);
  } finally {
    clearTimeout(timer);
  }
};
