import { act, screen, waitFor } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { authorised, openCheckout, pay, placedOrders, playProvider, reachPayment } from '@/testing/checkoutVisit';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('F-08: an order has its receipt although no new cart can be made; the next product makes one', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.backend.faults.set([{ target: { operation: 'CreateCart' }, fault: { kind: 'status', status: 500 } }]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
  await waitFor(() => expect(shop.store.getState().cart.cartId).toBeNull());
  expect(screen.queryByText(/something went wrong/i)).not.toBeInTheDocument();

  shop.backend.faults.set([]);
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  await waitFor(() => expect(shop.store.getState().cart.details.numItems).toBe(1));
});
