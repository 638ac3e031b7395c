import { asText } from '@/kernel/storage/parsers';
import { browserStorage, readStored } from '@/kernel/storage/shopStorage';
import type { ShopSettings } from './settings';

/** Where the visitor's choice of a store view is kept. */
export const storeViewKeys = {
  code: 'store_view_code',
  currency: 'store_view_currency',
  mediaUrl: 'store_view_secure_base_media_url',
  locale: 'store_view_locale',
  pageSize: 'store_view_page_size',
} as const;

/** Where the order of the store is kept; the embedded backend's lists begin with their positions. */
export const sortByKey = 'store_view_sort_by';

/** A text of that shape; anything else in the storage is as good as nothing. */
const shaped =
  (pattern: RegExp) =>
  (value: unknown): string | undefined => {
    const text = asText(value);
    return text !== undefined && pattern.test(text) ? text : undefined;
  };

/** The settings, with the store view that the visitor chose in the place of the deployment's. */
export const withChosenStoreView = (settings: ShopSettings, raw = browserStorage()): ShopSettings => {
  const storage = { raw, namespace: settings.storageNamespace, now: Date.now };
  const read = (key: string, pattern: RegExp): string | undefined => readStored(storage, key, shaped(pattern));
  return {
    ...settings,
    storeCode: read(storeViewKeys.code, /^\w+$/) ?? settings.storeCode,
    currency: read(storeViewKeys.currency, /^[A-Z]{3}$/) ?? settings.currency,
    locale: read(storeViewKeys.locale, /^[a-z]{2}_[A-Z]{2}$/) ?? settings.locale,
    pageSize: Number(read(storeViewKeys.pageSize, /^[1-9]\d?$/) ?? settings.pageSize),
    ...(CAPABILITIES.shopFilters ? {} : { sortBy: read(sortByKey, /^[a-z]\w*$/) ?? settings.sortBy }),
    // Before another backend those of every store view are asked for where the page may (takeMediaBase).
    mediaUrl: TRIMS_DOCUMENTS
      ? settings.mediaUrl
      : (read(storeViewKeys.mediaUrl, /^https?:\/\/.+\/$/) ?? settings.mediaUrl),
  };
};
