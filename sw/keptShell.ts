/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { isFitToKeep } from './contentTypes';
import { isAnswerKept } from './keptAnswers';

const shell = '/index.html';

/**
 * The shell for a page whose answer is kept, so that it begins without the network; undefined for any other, and for a
 * page that the shopper loads again. A page that was never seen comes from the network: it waits for its answer anyway, and
 * the server may have it in another language.
 */
export const shellFor = async ({ url, cache }: Pick<Request, 'url' | 'cache'>): Promise<Response | undefined> =>
  cache === 'no-cache' || cache === 'reload' || !(await isAnswerKept(new URL(url))) ? undefined : matchPrecache(shell);

/**
 * Looks whether the server has changed the shell: settings and policy are written into it there, and may change without a
 * new build. A page of another build comes with its own worker.
 * @param files addresses of this build's files.
 */
export const renewShell = async (files: ReadonlySet<string>, send: typeof fetch = fetch): Promise<void> => {
  const key = getCacheKeyForURL(shell);
  const address = new URL(shell, self.location.href).href;
  const response = await send(address, { cache: 'no-cache' }).catch(() => undefined);
  if (key === undefined || !response || !isFitToKeep(address, response)) return;
  const main = [...files].map((file) => new URL(file).pathname).find((file) => /\/static\/main\..*\.js$/.test(file));
  if (main === undefined || !(await response.clone().text()).includes(main)) return;
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, response);
};
