import { screen, waitFor, within } from '@testing-library/react';
import {
  authorised,
  type CheckoutVisit,
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
import { chooseCollection, chooseShop, openFarShops, openShops, searchShops, typeBilling } from '@/testing/collection';

type Arrange = NonNullable<CheckoutVisit['arrange']>;

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
  expect(screen.getAllByText('Collection', { selector: 'dt' })[0]?.nextElementSibling).toHaveTextContent('Free');

  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByText('Collect from')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bristol, Clifton' })).toHaveAttribute('href', '/clifton');
  expect(screen.getByText(/^Ready from .+ on /)).toBeVisible();
  expect(screen.getByText('Collection', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Free');
  expect(within(screen.getByRole('main')).queryByText(/^Deliver/)).not.toBeInTheDocument();
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
  const stores = screen.getByRole('radiogroup', { name: 'Stores' });
  await waitFor(() => expect(stores).toHaveFocus());
  expect(stores).toBeInvalid();
  expect(stores).toHaveAccessibleDescription('Choose the store where you want to collect your order.');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^There is a problem with 1 field.*Stores: Choose the store where you want to collect your order\.$/,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  // What is put right goes from the list, and is not told again.
  await chooseShop(user, /^Leeds/);
  await waitFor(() => expect(screen.queryByText(/^There is a problem/)).not.toBeInTheDocument());
  expect(stores).toBeValid();
});

it('tells a missing store first among what is missing, at the field where stores are looked for', async () => {
  const { user } = await openCheckout({
    arrange: (backend) => {
      openShops(backend);
      openFarShops(backend, 10);
    },
  });
  await chooseCollection(user);
  const field = await screen.findByRole('searchbox', { name: 'Town or postcode' });
  await sendAddress(user);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('link')[0]).toHaveTextContent(/^Town or postcode: Choose the store/);
});

it('says how many stores were found, and leads to the first of the others', async () => {
  const { user } = await openCheckout({
    arrange: (backend) => {
      openShops(backend);
      openFarShops(backend, 10);
    },
  });
  await chooseCollection(user);
  await searchShops(user, 'Leeds');
  expect(await screen.findByText('12 stores found, nearest: Leeds, Victoria Quarter')).toBeInTheDocument();
  const more = await screen.findByRole('button', { name: 'Show 7 more stores' });
  more.focus();
  await user.keyboard('{Enter}');
  const radios = screen.getAllByRole('radio', { name: /mi/ });
  expect(radios).toHaveLength(12);
  expect(radios[5]).toHaveFocus();
  expect(screen.getByText('12 stores shown').closest('[role=status]')).not.toBeNull();
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
  await user.click(within(step(/^Collection/)).getByRole('button', { name: /^Change/ }));
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

describe('where there are more shops than the backend lists at once', () => {
  const arrange: Arrange = (backend) => {
    openShops(backend);
    openFarShops(backend, 110);
  };

  it('takes one that was found by a search, and knows it again after a reload', async () => {
    const shop = await openCheckout({ arrange });
    await chooseCollection(shop.user);
    await searchShops(shop.user, 'Leeds');
    await chooseShop(shop.user, /^Leeds/);
    expect(screen.queryByRole('button', { name: 'Use my location' })).not.toBeInTheDocument();
    await typeBilling(shop.user);
    await sendAddress(shop.user);
    expect(await findPayment()).toHaveAccessibleName(/£19\.00/);
    await shop.openAgain();
    await findPayment();
    await shop.user.click(within(step(/^Collection/)).getByRole('button', { name: /^Change/ }));
    expect(await screen.findByRole('radio', { name: /^Leeds/ })).toBeChecked();
    await sendAddress(shop.user);
    expect(await findPayment()).toHaveAccessibleName(/£19\.00/);
  });
});

describe('near the shopper', () => {
  const arrange: Arrange = (backend) => {
    openShops(backend);
    openFarShops(backend, 5);
  };
  const place = (locate: (found: (position: object) => void, failed: (error: object) => void) => void): void => {
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: locate }, configurable: true });
  };
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    jest.restoreAllMocks();
  });

  it('lists the shops by their distance from the device', async () => {
    place((found) => found({ coords: { latitude: 53.8, longitude: -2 } }));
    const { user } = await openCheckout({ arrange });
    await chooseCollection(user);
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    const shops = await screen.findAllByRole('radio', { name: /mi/ });
    expect(shops[0]).toHaveAccessibleName(/^Leeds, Victoria Quarter.*0\.2 mi/);
    expect(shops[1]).toHaveAccessibleName(/^Bristol, Clifton.*162 mi/);
    await searchShops(user, 'Aberdeen');
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /mi/ })[0]).toHaveAccessibleName(/^Aberdeen/));
  });

  it('says that the device does not tell where it is', async () => {
    place((_found, failed) => failed({ code: 1 }));
    const { user } = await openCheckout({ arrange });
    await chooseCollection(user);
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/Your browser is not sharing your location/)).toBeVisible();
    await searchShops(user, 'Nowhere-at-all');
    expect(await screen.findByText(/We could not find “Nowhere-at-all”/)).toBeVisible();
  });
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
  // Nothing keeps a place for the choice and gives it up before the shopper's eyes.
  expect(document.querySelector('.ways')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Collect from a store' })).not.toBeInTheDocument());
});
