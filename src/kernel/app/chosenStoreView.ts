import { asText } from '@/kernel/storage/parsers';
import { browserStorage, createShopStorage } from '@/kernel/storage/shopStorage';
import type { ShopSettings } from './settings';

/** Where the visitor's choice of a store view is kept (spec §3 Local storage); the boot script reads the first two as well. */
export const storeViewKeys = {
  code: 'store_view_code',
  currency: 'store_view_currency',
  mediaUrl: 'store_view_secure_base_media_url',
} as const;

/** A text of that shape; anything else in the storage is as good as nothing. */
const shaped =
  (pattern: RegExp) =>
  (value: unknown): string | undefined => {
    const text = asText(value);
    return text !== undefined && pattern.test(text) ? text : undefined;
  };

/** The settings, with the store view that the visitor chose in the place of the deployment's (spec §4 Store-view switch). */
export const withChosenStoreView = (settings: ShopSettings, raw = browserStorage()): ShopSettings => {
  const { read } = createShopStorage({ raw, namespace: settings.storageNamespace, now: Date.now });
  return {
    ...settings,
    storeCode: read(storeViewKeys.code, shaped(/^\w+$/)) ?? settings.storeCode,
    currency: read(storeViewKeys.currency, shaped(/^[A-Z]{3}$/)) ?? settings.currency,
    mediaUrl: read(storeViewKeys.mediaUrl, shaped(/^https?:\/\/.+\/$/)) ?? settings.mediaUrl,
  };
};
