/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { isFitToKeep } from './contentTypes';
import { matchFormer } from './formerFiles';
import { shellAddress } from './keptShell';
import { largerCopy } from './pictureCache';

const month = 30 * 24 * 3600;

/** Keeps nothing that is not what its address promises. */
export const fitOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => Promise.resolve(isFitToKeep(request.url, response) ? response : null),
};

const picturesCache = 'pictures-v4';

/**
 * Entries are found and dropped by their address alone: what varies with a header of the request, as a picture does with the
 * formats that are accepted, would otherwise never be found by another request of the same browser, and stay for good.
 */
const byAddress = { ignoreVary: true };

/** Pictures, newest kept, within a bound that phones can bear. */
const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions: byAddress,
  plugins: [
    fitOnly,
    new ExpirationPlugin({
      maxEntries: 120,
      maxAgeSeconds: month,
      purgeOnQuotaError: true,
      matchOptions: byAddress,
    }),
  ],
});

/** Caches of former workers, which kept whatever came, or dropped no picture. */
export const outdatedCaches = ['pictures-v1', 'pictures-v2', 'pictures-v3', 'static-v1'];

/** The formats that this browser shows, as the latest of its own requests named them; all that have workers show WebP. */
let shownFormats = 'image/webp,*/*';

/** The request for a picture that nobody looks at yet: without the formats its answer would be a heavier JPEG. */
export const pictureRequest = (url: string): Request => new Request(url, { headers: { Accept: shownFormats } });

/** A picture: the copy of this size, else a larger one of the same picture, else from the network. */
export const answerPicture = async (event: ExtendableEvent, request: Request): Promise<Response> => {
  const formats = request.headers.get('Accept');
  if (formats?.startsWith('image/')) shownFormats = formats;
  const cache = await caches.open(picturesCache);
  if (!(await cache.match(request, byAddress))) {
    const larger = largerCopy(
      request.url,
      (await cache.keys()).map(({ url }) => url),
    );
    const copy = larger === undefined ? undefined : await cache.match(larger, byAddress);
    if (copy) return copy;
  }
  return pictures.handle({ event, request });
};

/**
 * Makes the answers to files whose names change with their content: of this build, of the one before, kept since, or from
 * the network, where the browser refuses what has not the hash that the build wrote.
 */
export const createFileAnswers = (hashOf: (url: string) => string | undefined) => {
  const verified: WorkboxPlugin = {
    requestWillFetch: ({ request }) => {
      const integrity = hashOf(request.url);
      // A script's own request has the mode no-cors, in which nothing is verified; at the own origin both are alike.
      return Promise.resolve(integrity === undefined ? request : new Request(request.url, { integrity }));
    },
  };
  const immutable = new CacheFirst({
    cacheName: 'static-v2',
    plugins: [
      verified,
      fitOnly,
      new ExpirationPlugin({
        maxEntries: 80,
        maxAgeSeconds: month,
        purgeOnQuotaError: true,
        matchOptions: byAddress,
      }),
    ],
  });
  return async (event: ExtendableEvent, request: Request): Promise<Response> =>
    (await matchPrecache(request)) ?? (await matchFormer(request)) ?? immutable.handle({ event, request });
};

/** Milliseconds after which a page that does not come is answered with the shell. */
const navigationTimeoutMs = 5000;

const shellOr = async (error: unknown): Promise<Response> => {
  const shell = await matchPrecache(shellAddress);
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
