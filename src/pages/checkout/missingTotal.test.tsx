import { act, screen, waitFor } from '@testing-library/react';
import { getCartDetails } from '@/features/cart/cartOperations';
import { openCheckout, reachPayment } from '@/testing/checkoutVisit';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a cart whose total the backend does not tell is not for free: it can be asked for again', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  expect(await screen.findByRole('button', { name: 'Pay £21.95' })).toBeVisible();
  shop.backend.faults.set([
    { target: { operation: 'GetCartDetails' }, fault: { kind: 'partial', paths: ['cart.prices.grand_total'] } },
  ]);
  await act(() => shop.store.dispatch(getCartDetails()));
  expect(await screen.findByText('Your cart could not be loaded. Please try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/nothing to pay/i)).not.toBeInTheDocument();
  shop.backend.faults.set([]);
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay £21.95' })).toBeVisible());
});
