import type { Db } from '../db/open';
import { servedPaths } from '../../settings/servedPaths.js';
import type { Settings } from '../settings';
import { findDefaultStore, findStoreByCode } from '../stores/queries';
import { readStoreSettings } from '../stores/storeSettings';
import { givenShopSettings } from '../../settings/table.js';

/** Settings of this deployment in the page (element `#shop-settings` of index.html). */
export type ShopSettings = Record<string, string | string[]>;

/**
 * Reads what the deployment chose for the shop. The payment provider is the embedded one unless configured, and the store
 * is the profile's.
 */
export const readShopSettings = (
  environment: NodeJS.ProcessEnv,
  { paymentUrl, profile, isOfficeOpen }: Pick<Settings, 'paymentUrl' | 'profile' | 'isOfficeOpen'>,
): ShopSettings => ({
  paymentUrl,
  policyReportsUrl: servedPaths.policyReports,
  // The back office stands on the shop's own origin.
  ...(isOfficeOpen && profile.previews ? { previewOrigins: ['self'] } : {}),
  ...profile.shop,
  ...givenShopSettings(environment),
});

/**
 * The same settings with language, currency, page size and order of the store view, where the deployment does not choose them:
 * the page then need not wait for the store's configuration before it shows its first words, or asks for its first list.
 */
export const withStoreFacts = (db: Db, settings: ShopSettings): ShopSettings => {
  const { storeCode } = settings;
  const store = typeof storeCode === 'string' ? findStoreByCode(db, storeCode) : findDefaultStore(db);
  if (!store) return settings;
  const { grid_per_page: pageSize, catalog_default_sort_by: sortBy } = readStoreSettings(db, store.id);
  return { locale: store.locale, currency: store.currency, pageSize: String(pageSize), sortBy, ...settings };
};
