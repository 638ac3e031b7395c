/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { isFitToKeep } from './contentTypes';

const formerCache = 'former-v1';

/** About two builds. */
const mostFormerFiles = 60;

/**
 * Sets aside what the worker before had precached: pages that it brought go on with their own files, a checkout above
 * all, although the web server may have none of them any more. To be done while this worker installs: when it begins,
 * the other's files are gone.
 * @param kept addresses of the files that this build has, too.
 */
export const keepFormerFiles = async (kept: ReadonlySet<string>): Promise<void> => {
  const [precache, former] = await Promise.all([caches.open(cacheNames.precache), caches.open(formerCache)]);
  for (const request of await precache.keys()) {
    const response = await precache.match(request);
    // An earlier worker kept what came, whatever it was.
    if (!response || !isFitToKeep(request.url, response)) {
      await precache.delete(request);
      continue;
    }
    // A file with a revision in its key has the same name in every build: the new one replaces it.
    if (kept.has(request.url) || new URL(request.url).search !== '') continue;
    // A full storage must not keep this worker from being installed, and for ever: every later try would fail alike.
    await former.put(request, response).catch(() => undefined);
  }
  const all = await former.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostFormerFiles)).map((request) => former.delete(request)));
};

/** A file of a former build. */
export const matchFormer = async (request: Request): Promise<Response | undefined> => {
  const former = await caches.open(formerCache);
  return former.match(request);
};

/**
 * Fetches what is missing of the precached files: a browser may drop some, or the visitor all of them.
 * @param urls addresses of all of them.
 * @param hashOf the hash that a file's content must have.
 */
export const refillPrecache = async (
  urls: readonly string[],
  hashOf: (url: string) => string | undefined,
  send: typeof fetch = fetch,
): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  for (const url of urls) {
    const key = getCacheKeyForURL(url);
    if (key === undefined || (await cache.match(key))) continue;
    const response = await send(url, { cache: 'reload', integrity: hashOf(url) ?? '' });
    if (isFitToKeep(new URL(url, self.location.href).href, response)) await cache.put(key, response);
  }
};
