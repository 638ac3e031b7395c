import { screen, waitFor } from '@testing-library/react';
import { openStockCheckout, ordersIn, placeStockOrder, reachStockPayment } from '@/testing/stockCheckout';
import { playStockBuild } from '@/testing/stockShop';

playStockBuild();

const thanks = { name: /^Thank you/ };

test('a guest orders to pay by check, and the receipt says what was in the cart', async () => {
  const shop = await openStockCheckout();
  const { user } = shop;
  await reachStockPayment(user);
  expect(screen.getByRole('radio', { name: 'Check / Money order' })).toBeChecked();
  for (const text of [/3-D Secure/, /card details/, /Secure payment/, /Gift card/, /Find your address/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(ordersIn(shop)).toMatchObject([{ increment_id: '000000001' }]);
  expect(screen.getByText(/number is in the email that goes to ann@example.com/)).toBeVisible();
  expect(screen.getByText('Jug')).toBeVisible();
  expect(screen.getByText('£29.00')).toBeVisible();
  expect(screen.getByText('Check / Money order')).toBeVisible();
  expect(screen.queryByText(/Create an account/)).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/receipt'));
});
