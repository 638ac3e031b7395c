import '@/testing/noLayout';
import { within } from '@testing-library/react';
import { insertProduct } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { main, open } from '@/testing/productShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an empty cart leads on to what others like best and can be had', async () => {
  await open('/cart', (db) => {
    insertProduct(db, { sku: 'A', name: 'Good', url_key: 'good', rating_summary: 80, review_count: 4 });
    insertProduct(db, { sku: 'B', name: 'Better', url_key: 'better', rating_summary: 96, review_count: 9 });
    insertProduct(db, { sku: 'C', name: 'Gone', url_key: 'gone', rating_summary: 100, review_count: 9 });
    shopData(db).stock('C', 0);
    insertProduct(db, { sku: 'D', name: 'Unrated', url_key: 'unrated', rating_summary: 0, review_count: 0 });
  });
  const rail = within(await main().findByRole('region', { name: 'Best rated by customers' }));
  const names = (await rail.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Better', 'Good']);
});

test('without products there is nothing', async () => {
  await open('/cart', () => undefined);
  expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
  expect(main().queryByRole('region', { name: 'Best rated by customers' })).not.toBeInTheDocument();
});
