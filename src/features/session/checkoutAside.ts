import type { ShopStorage } from '@/kernel/storage/shopStorage';

/** What a customer had entered in checkout when the session ended by itself. */
export const asideKey = 'checkout_aside';

/** Seconds that it waits for its owner. */
const asideLifetimeSeconds = 3600;

const asIs = (value: unknown): unknown => value;

/**
 * Sets entries of the storage aside for their owner: nobody reads them under this key but `takeUpCheckout`.
 * @param owner e-mail; without it nobody can get them back, so nothing is kept.
 */
export const setCheckoutAside = (storage: ShopStorage, owner: string | undefined, keys: readonly string[]): void => {
  const entries: Record<string, unknown> = {};
  for (const key of keys) entries[key] = storage.read(key, asIs);
  if (owner) storage.write(asideKey, { owner, entries }, asideLifetimeSeconds);
};

export const forgetCheckoutAside = (storage: ShopStorage): void => storage.remove(asideKey);
