import { screen, waitFor } from '@testing-library/react';
import { authorised, guestCartId, openCheckout, pay, playProvider, reachPayment } from '@/testing/checkoutVisit';
import { renderShop } from '@/testing/renderShop';
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

// Noon on Friday 20 November 2026.
const now = () => Date.parse('2026-11-20T12:00:00Z');

jest.setTimeout(40_000);
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the receipt is a page of the shop that survives a reload: when it comes, where to, and when again', async () => {
  const shop = await openCheckout({
    now,
    arrange: ({ db }) => {
      insertStoreSetting(db, 'delivery_times', { order_by: '15:00', min_days: 1, max_days: 1, closed_days: [] });
      shopData(db).subscribeLines(8);
    },
  });
  await reachPayment(shop);
  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(shop.reloads()).toBe(1);
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.getByText('Monday 23 November')).toBeVisible();
  expect(screen.getByText('3 Elm Grove, Bath, BA1 1LZ')).toBeVisible();
  expect(screen.getAllByText('Every 8 weeks')).not.toHaveLength(0);
  expect(screen.getByText('Next order 15 January 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/create-account?email=ann%40example.com&firstName=Ann&lastName=Lee',
  );
  // The next cart was made before the page was left.
  await waitFor(() => expect(shop.store.getState().cart.cartId).not.toBe(guestCartId));
});

test('a visitor without an order is told so', async () => {
  await renderShop({ path: '/checkout/receipt', seed: ({ db }) => void insertStore(db) });
  expect(await screen.findByRole('heading', { name: 'There is no receipt to show' })).toBeVisible();
});
