import { settings } from '../app/settings';

/**
 * Forgets the cache id of this tab: the next requests are for somebody else, and pass by the cache until one is answered.
 * The name is that of cacheId.ts and shopStorage.ts, which are in the first load: they would grow by what another chunk
 * takes from them, so the test of both holds them together.
 */
export const forgetCacheId = (): void => {
  try {
    window.sessionStorage.removeItem(`${settings.storageNamespace}__cache_id`);
  } catch {
    // A blocked storage has kept none.
  }
};
