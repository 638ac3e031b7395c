import { withChosenStoreView } from '@/kernel/app/chosenStoreView';
import { settings } from '@/kernel/app/settings';
import { createShopStorage } from '@/kernel/storage/shopStorage';
import { playStockBuild } from '@/testing/stock/stockShop';
import { rememberStoreView } from './rememberStoreView';

playStockBuild();

afterEach(() => localStorage.clear());

test('the next visit begins with the page size and the order of the store', () => {
  const storage = createShopStorage({ raw: localStorage, namespace: settings.storageNamespace, now: Date.now });
  rememberStoreView(storage, { grid_per_page: 9, catalog_default_sort_by: 'price' });
  expect(withChosenStoreView(settings)).toMatchObject({ pageSize: 9, sortBy: 'price' });
  localStorage.clear();
  rememberStoreView(storage, { catalog_default_sort_by: settings.sortBy });
  expect(withChosenStoreView(settings)).toEqual(settings);
});
