/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { isFitToKeep } from './contentTypes';
import { beginningOf, withAnswers } from './beginning';

/** Address of the one document of every page but the checkout's. */
export const shellAddress = '/index.html';

/** Written in by the build (build/webpack/serviceWorker.js): what this build asks for, by operation. */
declare const FIRST_QUERIES: Readonly<Record<string, string>>;

/** A page that begins without the network. */
export interface KeptPage {
  page: Response;
  /** Keys of the answers in it. */
  given: readonly string[];
}

/**
 * The shell for a page whose answer is kept, with that answer in it, so that it begins without the network; undefined for
 * any other, and for a page that the shopper loads again. A page that was never seen comes from the network: it waits for
 * its answer anyway, and the server may have it in another language.
 */
export const shellFor = async ({ url, cache }: Pick<Request, 'url' | 'cache'>): Promise<KeptPage | undefined> => {
  if (cache === 'no-cache' || cache === 'reload') return undefined;
  const [beginning, page] = await Promise.all([beginningOf(new URL(url), FIRST_QUERIES), matchPrecache(shellAddress)]);
  return beginning && page && { page: await withAnswers(page, beginning), given: beginning.keys };
};

/**
 * Looks whether the server has changed the shell: settings and policy are written into it there, and may change without a
 * new build. A page of another build comes with its own worker.
 * @param files addresses of this build's files.
 */
export const renewShell = async (files: ReadonlySet<string>, send: typeof fetch = fetch): Promise<void> => {
  const key = getCacheKeyForURL(shellAddress);
  const address = new URL(shellAddress, self.location.href).href;
  const response = await send(address, { cache: 'no-cache' }).catch(() => undefined);
  if (key === undefined || !response || !isFitToKeep(address, response)) return;
  const main = [...files].map((file) => new URL(file).pathname).find((file) => /\/static\/main\..*\.js$/.test(file));
  if (main === undefined || !(await response.clone().text()).includes(main)) return;
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, response);
};
