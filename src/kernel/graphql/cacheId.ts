import { readStored, type ShopStorageOptions, tabStorage, writeStored } from '../storage/shopStorage';
import { asText } from '../storage/parsers';
import { settings } from '../app/settings';

/** By this header a cache between shop and backend tells apart what differs by store view, currency and kind of customer. */
export const cacheIdHeader = 'X-Magento-Cache-Id';

const key = 'cache_id';

const place = (): ShopStorageOptions => ({
  raw: tabStorage(),
  namespace: settings.storageNamespace,
  now: Date.now,
});

/** The cache id that the last answer of this tab gave, before a reload, too; undefined when none did. */
export const readCacheId = (): string | undefined => readStored(place(), key, asText);

/** Keeps the cache id of an answer. A storage that is full or blocked loses it: the cache is asked in vain then. */
export const keepCacheId = ({ headers }: Response): void => {
  const cacheId = headers.get(cacheIdHeader);
  if (!cacheId || cacheId === readCacheId()) return;
  writeStored(place(), key, cacheId);
};
