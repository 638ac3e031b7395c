import { TopCategoriesDocument } from '@/features/listing/TopCategories.graphql.generated';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { createTestBackend } from '../../../backend/testing/createTestBackend';
import { createServices } from '../services';

test('the tree of the menus is kept as it came, whatever others ask of the same categories', async () => {
  const backend = createTestBackend({ seed: 'full' });
  const { apollo } = createServices({ fetch: backend.fetch });
  const { data } = await apollo.query({ query: ShopSettingsDocument });
  const first = data?.categories?.items?.[0]?.children?.[0];
  expect(first?.children?.[0]?.name).toEqual(expect.any(String));
  expect(JSON.stringify(apollo.cache.extract())).not.toContain('"CategoryTree:');

  await apollo.query({ query: TopCategoriesDocument });
  const again = apollo.cache.readQuery({ query: ShopSettingsDocument });
  expect(again?.categories).toEqual(data?.categories);
  backend.close();
});
