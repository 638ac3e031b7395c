import { screen, waitFor, within } from '@testing-library/react';
import {
  authorised,
  enterManually,
  findPayment,
  openCheckout,
  openCheckoutAsCustomer,
  pay,
  placedOrders,
  playProvider,
  sendAddress,
  typeAddress,
  typeInto,
} from '@/testing/checkoutVisit';
import { insertStoreSetting } from '../../../../backend/testing/fixtures';
// Compiled before the first test, which would wait for it otherwise.
import './CollectForm';
import { chooseCollection, chooseShop, openShops, typeBilling } from '@/testing/collection';

const step = (name: RegExp): HTMLElement => screen.getByRole('region', { name });

it('asks for no address to deliver to, and pays for the goods alone', async () => {
  const shop = await openCheckout({ arrange: openShops });
  await chooseCollection(shop.user);
  await chooseShop(shop.user, /^Bristol, Clifton/);
  expect(screen.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
  await typeBilling(shop.user);
  await sendAddress(shop.user);
  expect(await findPayment()).toHaveAccessibleName(/£19\.00/);
  expect(within(step(/^Collection/)).getByText(/Bristol, Clifton, 38 Princess Victoria Street/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Shipping method/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Payment/ })).toHaveTextContent('2');

  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByText('Collect from')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bristol, Clifton' })).toHaveAttribute('href', '/clifton');
  expect(screen.getByText(/^Ready from .+ on /)).toBeVisible();
  expect(screen.queryByText('Delivering to')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});

it('says what a store has not got, and does not let it be chosen', async () => {
  const { user } = await openCheckout({ arrange: (backend) => openShops(backend, [1, 5]) });
  await chooseCollection(user);
  expect(
    await screen.findByRole('radio', { name: /^Bristol, Clifton.*Not enough in stock: Zinc Picolinate \(1 left\)/ }),
  ).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Leeds/ })).toBeEnabled();
  await typeBilling(user);
  await sendAddress(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the store where you want to collect your order.');
});

it('says that no store has everything', async () => {
  const { user } = await openCheckout({ arrange: (backend) => openShops(backend, [0, 0]) });
  await chooseCollection(user);
  expect(await screen.findByText(/^No store has everything in your cart/)).toBeVisible();
});

it('takes a cheap delivery for the cheapest, not the store that costs nothing', async () => {
  const { user } = await openCheckout({ arrange: openShops });
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  expect(await findPayment()).toHaveAccessibleName(/£21\.95/);
});

it('goes back to a delivery without the address of the store', async () => {
  const { user } = await openCheckout({ arrange: openShops });
  await chooseCollection(user);
  await chooseShop(user, /^Leeds/);
  await typeBilling(user);
  await sendAddress(user);
  await findPayment();
  await user.click(within(step(/^Collection/)).getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('radio', { name: /^Leeds/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  await enterManually(user);
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  await sendAddress(user);
  expect(await findPayment()).toHaveAccessibleName(/£21\.95/);
  expect(step(/^Shipping method/)).toHaveTextContent('Standard delivery');
});

it('keeps the store over a reload', async () => {
  const shop = await openCheckout({ arrange: openShops });
  await chooseCollection(shop.user);
  await chooseShop(shop.user, /^Leeds/);
  await typeBilling(shop.user);
  await sendAddress(shop.user);
  await findPayment();
  await shop.openAgain();
  expect(await findPayment()).toHaveAccessibleName(/£19\.00/);
  expect(step(/^Collection/)).toHaveTextContent('Leeds, Victoria Quarter');
});

it("begins with the customer's own store", async () => {
  const { user } = await openCheckoutAsCustomer({
    arrange: (backend) => {
      openShops(backend);
      insertStoreSetting(backend.db, 'favorite_store_enabled', true);
      backend.data.favourite('eleanor@example.com', 'leeds');
    },
  });
  await chooseCollection(user);
  const own = await screen.findByRole('radio', { name: /^Leeds.*Your store/ });
  await waitFor(() => expect(own).toBeChecked());
  await sendAddress(user);
  expect(await findPayment()).toHaveAccessibleName(/£19\.00/);
});

it('offers nothing to collect where there is no store', async () => {
  await openCheckout();
  await screen.findByLabelText(/^Email/);
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Collect from a store' })).not.toBeInTheDocument());
});
