import { act, screen, waitFor } from '@testing-library/react';
import { selectIsMinicartOpen } from '@/features/cart/cartSlice';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  fixturePassword,
  insertCmsPage,
  insertCustomer,
  insertProduct,
  insertStore,
} from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Buys an order again; the backend takes a while. */
const buyAgain = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/order-history',
    signedIn: { email: 'ann@example.com', password: fixturePassword },
    seed: ({ db, data }) => {
      insertStore(db);
      insertCmsPage(db, { identifier: 'about-us', title: 'Our Story', content_heading: 'Our Story' });
      const customerId = insertCustomer(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', quantity: 10 });
      data.order({ id: 12, number: '100000012', customerId, status: 'complete', createdAt: '2026-11-12 10:00:00' });
    },
  });
  const again = await screen.findByRole('button', { name: /^Buy again/ });
  shop.backend.faults.set([{ target: { operation: 'ReorderItems' }, fault: { kind: 'delay', milliseconds: 400 } }]);
  await shop.user.click(again);
  return shop;
};

test('what is bought again is shown in the mini cart', async () => {
  await buyAgain();
  expect(await screen.findByRole('dialog', { name: /^Your cart/ })).toBeVisible();
});

test('but not over a page that the shopper has gone to meanwhile', async () => {
  const shop = await buyAgain();
  act(() => shop.navigator.push('/about-us'));
  await screen.findByRole('heading', { level: 1, name: 'Our Story' });
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await waitFor(() => expect(shop.store.getState().cart.isAddingItem).toBe(false));
  expect(selectIsMinicartOpen(shop.store.getState())).toBe(false);
});
