import { selectCatalog } from '@/features/catalog/catalogSlice';
import { TopCategoriesDocument } from '@/features/listing/TopCategories.graphql.generated';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { createTestBackend } from '../../../backend/testing/createTestBackend';
import { createServices } from '../services';
import { createShopStore } from '../store';

test('the tree of the menus stands in the slice, by position, and not in the cache', async () => {
  const backend = createTestBackend({ seed: 'full' });
  const services = createServices({ fetch: backend.fetch });
  const store = createShopStore(services);
  await services.apollo.query({ query: ShopSettingsDocument });
  expect(JSON.stringify(services.apollo.cache.extract())).not.toContain('"CategoryTree:');

  const { categories, menu } = selectCatalog(store.getState());
  const root = menu[0];
  const top = (root?.children ?? []).filter((child) => child !== null);
  expect(top.length).toBeGreaterThan(5);
  expect(top[0]?.children?.[0]?.name).toEqual(expect.any(String));
  expect(categories[root?.uid ?? '']?.children).toEqual(
    [...top].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ uid }) => uid),
  );
  for (const { uid } of top) expect(categories[uid]?.parentId).toBe(root?.uid);

  // Others ask of the same categories, and are answered.
  const { data } = await services.apollo.query({ query: TopCategoriesDocument });
  expect(data?.categories?.items?.[0]?.children?.length).toBeGreaterThan(0);
  expect(selectCatalog(store.getState()).menu).toBe(menu);
  backend.close();
});
