import { createTestBackend } from '../../backend/testing/createTestBackend';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { rememberCategories } from './rememberCategories';
import { createServices } from './services';
import { createShopStore } from './store';

test('the tree of the backend stands in the slice: parents, children in the order of their positions', async () => {
  const backend = createTestBackend({ seed: 'full' });
  const services = createServices({ fetch: backend.fetch });
  const store = createShopStore(services);
  const { data } = await services.apollo.query({ query: ShopSettingsDocument });
  rememberCategories(store, data);

  const { categories } = store.getState().catalog;
  const root = data?.categories?.items?.[0];
  const top = (root?.children ?? []).filter((child) => child !== null);
  expect(top.length).toBeGreaterThan(5);
  expect(categories[root?.uid ?? '']?.children).toEqual(
    [...top].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ uid }) => uid),
  );
  for (const { uid } of top) expect(categories[uid]?.parentId).toBe(root?.uid);
  backend.close();
});
