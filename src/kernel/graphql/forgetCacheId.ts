import { settings } from '../app/settings';
import { createShopStorage, tabStorage } from '../storage/shopStorage';
import { cacheIdKey } from './cacheId';

/** Forgets the cache id of this tab: the next requests are for somebody else, and pass by the cache until one is answered. */
export const forgetCacheId = (): void =>
  createShopStorage({ raw: tabStorage(), namespace: settings.storageNamespace, now: Date.now }).remove(cacheIdKey);
