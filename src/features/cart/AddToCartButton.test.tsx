import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectIsMinicartOpen } from './cartSlice';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertCategory, insertCmsPage, insertProduct, insertStore } from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Presses the plus of a card; the backend takes a while. */
const add = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/minerals.html',
    seed: ({ db }) => {
      insertStore(db);
      insertCmsPage(db, { identifier: 'about-us', title: 'Our Story', content_heading: 'Our Story' });
      const minerals = insertCategory(db, { name: 'Minerals', url_key: 'minerals' });
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc', quantity: 5 }, [minerals]);
    },
  });
  const plus = await within(screen.getByRole('main')).findByRole('button', { name: 'Add Zinc to cart' });
  shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'delay', milliseconds: 400 } }]);
  await shop.user.click(plus);
  return shop;
};

test('what was added is shown in the mini cart', async () => {
  await add();
  expect(await screen.findByRole('dialog', { name: /^Your cart/ })).toBeVisible();
});

test('but not over a page that the shopper has gone to meanwhile', async () => {
  const shop = await add();
  act(() => shop.navigator.push('/about-us'));
  await screen.findByRole('heading', { level: 1, name: 'Our Story' });
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await waitFor(() => expect(shop.store.getState().cart.isAddingItem).toBe(false));
  expect(selectIsMinicartOpen(shop.store.getState())).toBe(false);
});
