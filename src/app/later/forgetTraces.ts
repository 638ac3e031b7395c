import { comparedKey, compareListKey } from '@/features/comparison/comparedKey';
import { viewedKey } from '@/features/recentlyViewed/viewedKey';
import { recentSearchesKey } from '@/features/search/recentSearchesKey';
import { linkKey } from '@/features/subscription/linkKey';
import { removeOptional } from '@/kernel/storage/optionalStorage';
import { browserStorage, createShopStorage, tabStorage, type ShopStorage } from '@/kernel/storage/shopStorage';
import { settings } from '@/kernel/app/settings';

/**
 * What tells of products that are in a cart besides the cart itself: those that it was last read with, those that were
 * being exchanged, those that a sign-in left behind; and the one that a heart waits to save. The names are those of the
 * cart's knownLines.ts, pendingExchanges.ts and cartContextSlice.ts and of the wishlist's pendingSave.ts, whose chunks this
 * one must not pull in; the test fills the entries by what writes them.
 */
const productTraces = ['cart_lines', 'cart_exchanges', 'left_behind', 'pending_save'];

/** Forgets what this tab alone knows of a customer who has left: the link to a subscription, and what was compared. */
export const forgetTabTraces = (keepsHabits: boolean): void => {
  const raw = tabStorage();
  raw?.removeItem(linkKey);
  if (keepsHabits) return;
  // Where the backend keeps the list, what is compared is that of the device.
  const place = CAPABILITIES.compareLists ? browserStorage() : raw;
  const compared = createShopStorage({ raw: place, namespace: settings.storageNamespace, now: Date.now });
  for (const key of [comparedKey, compareListKey]) compared.remove(key);
};

/**
 * Forgets what the device still tells of a customer who has left: products of the cart, the link to a subscription, and
 * what was looked at, compared and searched for.
 * @param keepsHabits the customer did not leave, their session ended: they will most likely sign in again.
 */
export const forgetTraces = (storage: ShopStorage, keepsHabits: boolean): void => {
  for (const key of productTraces) storage.remove(key);
  forgetTabTraces(keepsHabits);
  if (keepsHabits) return;
  for (const key of [viewedKey, recentSearchesKey]) removeOptional(storage, key);
};
