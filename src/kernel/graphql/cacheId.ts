import { readStored, type ShopStorageOptions, tabStorage, writeStored } from '../storage/shopStorage';
import { settings } from '../app/settings';

/** By this header a cache between shop and backend tells apart what differs by store view, currency and kind of customer. */
export const cacheIdHeader = 'X-Magento-Cache-Id';

/** Who asks, and what else the backend makes its cache id of. */
export interface CacheIdOwner {
  storeCode: string;
  token?: string | undefined;
  currency?: string | undefined;
}

const key = 'cache_id';

const place = (): ShopStorageOptions => ({
  raw: tabStorage(),
  namespace: settings.storageNamespace,
  now: Date.now,
});

/** Tells owners apart and gives no token away: it is kept beside the id. */
const markOf = ({ storeCode, token = '', currency = '' }: CacheIdOwner): number => {
  let mark = 0;
  for (const character of `${storeCode} ${currency} ${token}`)
    mark = (Math.imul(mark, 31) + character.charCodeAt(0)) | 0;
  return mark;
};

/**
 * The cache id that the last answer of this tab gave to this owner, before a reload, too. That of somebody else is none: a
 * cache before the backend would answer by it as it answered them, also in a tab that was away when they signed out.
 */
export const readCacheId = (owner: CacheIdOwner): string | undefined =>
  readStored(place(), key, (kept) =>
    Array.isArray(kept) && kept[0] === markOf(owner) && typeof kept[1] === 'string' ? kept[1] : undefined,
  );

/**
 * Keeps the cache id of an answer. A storage that is full or blocked loses it: the cache is asked in vain then.
 * @param cacheId null where the answer had none.
 * @param owner who asked.
 */
export const keepCacheId = (cacheId: string | null, owner: CacheIdOwner): void => {
  if (!cacheId || cacheId === readCacheId(owner)) return;
  writeStored(place(), key, [markOf(owner), cacheId]);
};

const postKey = 'cache_by_address';

/**
 * Whether what a customer asks goes by POST, past every cache: until the customer's own id is known, an answer to a GET may
 * be a guest's; and from then on where a cache has been seen to answer by the address alone.
 */
export const isPostWanted = (owner: CacheIdOwner): boolean =>
  Boolean(owner.token) &&
  (readCacheId(owner) === undefined || readStored(place(), postKey, (kept) => kept === true) === true);

/** Remembers, for this tab, that a cache before the backend keeps no customers apart. */
export const notePostWanted = (): void => writeStored(place(), postKey, true);

/**
 * Whether an answer was made for somebody else: Magento's built-in page cache keeps answers to GraphQL by GET by address,
 * store view and currency, and gives a customer the guests' prices.
 * @param asked cache id that the request was sent with.
 * @param answered cache id of the answer.
 */
export const isOfSomebodyElse = (owner: CacheIdOwner, asked: string | undefined, answered: string | null): boolean =>
  Boolean(owner.token && asked && answered) && asked !== answered;
