import { sortByKey, storeViewKeys } from '@/kernel/app/chosenStoreView';
import { settings } from '@/kernel/app/settings';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { ShopStoreConfigFragment } from '@/shell/ShopSettings.graphql.generated';

/** What this visit began with: the first list may have told the store's page size and order since. */
const begun = { ...settings };

/**
 * Keeps locale, page size and order of the store view where the settings do not name them, so that the next visit begins with
 * them: the deployment may leave them to the backend. What the first list of
 * this visit does with them: features/listing/storeDefaults.ts.
 */
export const rememberStoreView = (
  storage: ShopStorage,
  config:
    Partial<Pick<ShopStoreConfigFragment, 'locale' | 'grid_per_page' | 'catalog_default_sort_by'>> | null | undefined,
): void => {
  const { locale, grid_per_page: pageSize, catalog_default_sort_by: sortBy } = config ?? {};
  if (locale && locale !== settings.locale) storage.write(storeViewKeys.locale, locale);
  if (pageSize && pageSize !== begun.pageSize) storage.write(storeViewKeys.pageSize, String(pageSize));
  if (!CAPABILITIES.shopFilters && sortBy && sortBy !== begun.sortBy) storage.write(sortByKey, sortBy);
};
