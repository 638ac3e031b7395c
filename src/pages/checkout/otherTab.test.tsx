/** Two tabs, or two devices, with one cart: what the page says at Pay is what the backend has. */
import { screen, waitFor, within } from '@testing-library/react';
import { adoptCartId } from '@/features/cart/cartSlice';
import { submitShippingAddress, submitShippingMethod } from '@/features/checkout/progress/checkoutThunks';
import { annsAddress } from '@/testing/annsAddress';
import { authorised, guestCartId, openCheckout, pay, playProvider, reachPayment } from '@/testing/checkoutVisit';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import type { RenderedShop } from '@/testing/renderShop';
import { insertShippingMethod } from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Another device of the same shopper, at the same cart. */
const openElsewhere = ({ backend }: RenderedShop) => {
  const tab = openTab(createMemoryStorage(), (input, init) => backend.fetch(input, init));
  tab.store.dispatch(adoptCartId(guestCartId));
  return tab;
};

const elsewhere = { ...annsAddress, street: ['9 Mill Lane'], city: 'Leeds', postcode: 'LS1 4AP' };

test('an address that was given elsewhere is shown, and has to be accepted', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  const { sent } = await playProvider([authorised]);
  const other = openElsewhere(shop);
  await other.store.dispatch(submitShippingAddress(elsewhere));
  await other.store.dispatch(submitShippingMethod('flatrate', 'standard', 'Standard delivery'));
  await pay(shop.user);

  expect(await screen.findByText(/^The delivery address was changed/)).toHaveTextContent('9 Mill Lane, Leeds, LS1 4AP');
  const address = screen.getByRole('region', { name: /^Shipping address/ });
  expect(within(address).getByText(/9 Mill Lane/)).toBeVisible();
  expect(sent).not.toContainEqual(expect.objectContaining({ type: 'tokenise' }));
  expect(shop.data.orders()).toHaveLength(0);

  await shop.user.click(screen.getByRole('button', { name: 'Accept and pay £21.95' }));
  const order = { postcode: 'LS1 4AP', total: 2195 };
  await waitFor(() => expect(shop.data.ordersOfCarts([guestCartId])).toMatchObject([order]));
  other.close();
});

test('a way to ship that was chosen elsewhere is shown with its total', async () => {
  const express = { carrier_code: 'courier', method_code: 'next', method_title: 'Next day', price_minor: 495 };
  const shop = await openCheckout({ arrange: ({ db }) => insertShippingMethod(db, express) });
  await reachPayment(shop);
  await playProvider([authorised]);
  const other = openElsewhere(shop);
  await other.store.dispatch(submitShippingAddress({ ...elsewhere, ...samePlace }));
  await other.store.dispatch(submitShippingMethod('courier', 'next', 'Next day'));
  await pay(shop.user);

  expect(await screen.findByText(/Your total changed from £21\.95 to £23\.95/)).toBeVisible();
  expect(screen.queryByText(/^The delivery address was changed/)).not.toBeInTheDocument();
  const method = screen.getByRole('region', { name: /^Shipping method/ });
  expect(within(method).getByText(/Next day/)).toBeVisible();
  expect(shop.data.orders()).toHaveLength(0);
  other.close();
});

/** The address that `reachPayment` types, as somebody else may space it. */
const samePlace = { firstname: 'Ann', lastname: 'Lee', street: ['3 Elm  Grove'], city: 'BATH', postcode: 'BA1 1LZ' };
