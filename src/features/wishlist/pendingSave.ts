import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { Wish } from './wish';

const pendingWishKey = 'pending_wish';
/** Seconds for which a guest's wish waits for the sign-in. */
const pendingWishSeconds = 15 * 60;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const asWish = (value: unknown): Wish | undefined => {
  if (typeof value !== 'object' || value === null || !('sku' in value) || !('name' in value)) return undefined;
  const { sku, name } = value;
  if (typeof sku !== 'string' || sku === '' || typeof name !== 'string') return undefined;
  const uids = 'selectedOptionUids' in value ? value.selectedOptionUids : undefined;
  return isTextList(uids) ? { sku, name, selectedOptionUids: uids } : { sku, name };
};

/** Keeps what a guest wanted to save until somebody is signed in. */
export const rememberWish = (storage: ShopStorage, wish: Wish): void =>
  storage.write(pendingWishKey, wish, pendingWishSeconds);

/** The wish that waits, once: it is forgotten with the reading. */
export const takePendingWish = (storage: ShopStorage): Wish | undefined => {
  const wish = storage.read(pendingWishKey, asWish);
  storage.remove(pendingWishKey);
  return wish;
};
