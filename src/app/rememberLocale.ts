import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { settings } from '@/kernel/app/settings';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

/**
 * Keeps the locale of the store view where the settings do not name it, so that the first paint of the next visit has its
 * words: the deployment may leave it to the backend, and a choice made with an earlier version of the shop has none.
 */
export const rememberLocale = (storage: ShopStorage, locale: string | null | undefined): void => {
  if (locale && locale !== settings.locale) storage.write(storeViewKeys.locale, locale);
};
