import { restClientOf } from '@/kernel/rest/restClient';
import { act, screen, waitFor, within } from '@testing-library/react';
import { settings } from '@/kernel/app/settings';
import {
  changeMethod,
  findPayment,
  openCheckout,
  reachMethod,
  reachPayment,
  sendAddress,
  typeAddress,
  typeInto,
} from '@/testing/checkoutVisit';
import { renderShop } from '@/testing/renderShop';
import { insertShippingMethod, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { shopData } from '../../../backend/testing/arrange/shopData';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the steps', () => {
  test('are pages of their own for Back', async () => {
    const shop = await openCheckout();
    await reachPayment(shop);
    expect(window.location.search).toBe('?step=payment');
    await changeMethod(shop.user);
    expect(window.location.search).toBe('?step=method');
    expect(screen.getByRole('heading', { name: 'Shipping method' })).toHaveFocus();
    act(() => window.history.back());
    expect(await findPayment()).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('cannot be jumped over by an address', async () => {
    await openCheckout({ path: '/checkout?step=payment' });
    expect(await screen.findByRole('combobox', { name: /^Find your address/ })).toBeVisible();
  });
});

test('a step that the backend refuses says so and may be tried again', async () => {
  const { user, backend, store } = await openCheckout();
  backend.faults.set([
    { target: { operation: 'SetShippingAddress' }, fault: { kind: 'drop', moment: 'before' }, times: 2 },
  ]);
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(store.getState().checkout?.shippingAddressError).toMatchObject({ kind: 'network' });
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendAddress(user);
  // Queried at each try: the press removes the message of the former one and brings its own.
  await waitFor(() =>
    expect(screen.getByText(/could not be reached. Check your connection and try again/)).toBeVisible(),
  );
  // The press is answered then.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue to payment' })).not.toHaveAttribute('aria-busy'),
  );
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/could not be reached. Check your connection and try again/)).toBeVisible();
  await sendAddress(user);
  expect(await findPayment()).toBeVisible();
});

describe('one press goes on to the payment', () => {
  const cheaper = ({ db }: TestBackend): void => {
    insertShippingMethod(db, {
      carrier_code: 'locker',
      method_code: 'box',
      carrier_title: 'Parcel lockers',
      method_title: 'Locker',
      price_minor: 150,
    });
  };
  afterEach(() => Object.assign(globalThis, { PHONE_CARRIERS: [] }));

  test('with the cheapest way, which can be changed; the one that was chosen outlives another address', async () => {
    const shop = await openCheckout({ arrange: cheaper });
    const { user } = shop;
    await reachPayment(shop);
    expect(screen.getByText(/^Parcel lockers - Locker/)).toHaveTextContent('Parcel lockers - Locker. £1.50');
    expect(await screen.findByRole('button', { name: 'Pay £20.50' })).toBeVisible();
    // The way that was chosen on the way here is said with the heading that has the focus.
    const heading = screen.getByRole('heading', { name: 'Payment' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription('Parcel lockers - Locker. £1.50');
    for (const step of ['Shipping address', 'Shipping method'])
      expect(screen.getByRole('button', { name: new RegExp(`^Change ${step}`, 'i') })).toBeVisible();
    await changeMethod(user);
    await user.click(screen.getByRole('radio', { name: /^Standard delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('button', { name: 'Pay £21.95' })).toBeVisible();
    const address = screen.getByRole('region', { name: /^Shipping address/ });
    await user.click(within(address).getByRole('button', { name: /^Change/ }));
    await typeInto(user, 'Street address', '5 Elm Grove');
    await sendAddress(user);
    expect(await screen.findByRole('button', { name: 'Pay £21.95' })).toBeVisible();
  });

  test('but stops where the way cannot be taken, and says why', async () => {
    const shop = await openCheckout();
    const { user } = shop;
    const { post } = restClientOf(shop.services);
    jest.spyOn(restClientOf(shop.services), 'post').mockImplementationOnce(() => Promise.reject(new Error('no')));
    await typeInto(user, 'Email', 'ann@example.com');
    await typeAddress(user);
    await sendAddress(user);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Standard delivery/ })).toBeChecked();
    jest.mocked(restClientOf(shop.services).post).mockImplementation(post);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await findPayment()).toBeVisible();
  });

  test('and asks for a telephone number first where the carrier needs one', async () => {
    Object.assign(globalThis, { PHONE_CARRIERS: ['flatrate'] });
    const shop = await openCheckout();
    const { user } = shop;
    await typeInto(user, 'Email', 'ann@example.com');
    await typeAddress(user);
    await user.clear(screen.getByLabelText(/^Phone/));
    await sendAddress(user);
    await screen.findByRole('radio', { name: /^Standard delivery/ });
    const phone = screen.getByRole('textbox', { name: /^Phone/ });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(phone).toHaveAccessibleDescription(/Is required/);
    await user.type(phone, '07700 900456');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await findPayment()).toBeVisible();
    expect(shop.store.getState().checkout).toMatchObject({
      shippingAddress: { telephone: '07700 900456' },
      billingAddress: { telephone: '07700 900456' },
    });
  });
});

describe('the ways to ship', () => {
  const times = { order_by: '15:00', min_days: 2, max_days: 3, closed_days: ['2026-11-24'] };
  // Noon on Friday 20 November 2026.
  const now = () => Date.parse('2026-11-20T12:00:00Z');

  test('name the days of arrival, and so does the finished step, also after a reload', async () => {
    const arrange = ({ db }: TestBackend): void => {
      insertStoreSetting(db, 'delivery_times', times);
      shopData(db).arrivesBefore('18:00');
    };
    const shop = await openCheckout({ now, arrange });
    await reachMethod(shop);
    const days = /Wednesday 25\D+Thursday 26 November before 6:00 pm/;
    expect(screen.getByRole('radio', { name: /Standard delivery/ }).closest('label')).toHaveTextContent(days);
    await shop.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(/^Standard delivery, Wednesday 25/)).toHaveTextContent('£2.95');
    const saved = shop.services.storage.read('availableShippingMethods', (value) => value);
    expect(saved).toMatchObject([{ arrival: { from: '2026-11-25', to: '2026-11-26', before: '18:00' } }]);
  });

  test('name the carrier alone where nothing is promised, and what is to be paid with it', async () => {
    const shop = await openCheckout();
    const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(await summary.findByText('Delivery, estimated')).toBeVisible();
    await reachMethod(shop);
    expect(screen.getByRole('radio', { name: /Standard delivery/ })).toHaveAccessibleName(
      'Standard delivery Royal Mail £2.95',
    );
    // The backend has the marked method before the shopper goes on.
    expect((await summary.findByText('Delivery, Royal Mail - Standard delivery')).nextElementSibling).toHaveTextContent(
      '£2.95',
    );
    expect(summary.getByText('Total').nextElementSibling).toHaveTextContent('£21.95');
  });
});

test('where the store shows prices without tax, the lines are without it, as their sum is', async () => {
  await openCheckout({
    arrange: ({ db }) => {
      insertStoreSetting(db, 'tax_cart_display_price', 1);
      insertStoreSetting(db, 'tax_cart_display_subtotal', 1);
    },
  });
  const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }));
  await waitFor(() => expect(summary.getAllByText('£15.83')).toHaveLength(2));
});

test('what was entered is kept as long as a session, as the store has it', async () => {
  const arrange = ({ db }: TestBackend) => insertStoreSetting(db, 'customer_token_expiration_time', 1200);
  const shop = await openCheckout({ arrange });
  await reachMethod(shop);
  for (const key of ['shipping_address', 'billing_address', 'availableShippingMethods']) {
    const entry = window.localStorage.getItem(`${settings.storageNamespace}__${key}`) ?? '';
    expect([key, JSON.parse(entry)]).toEqual([key, expect.objectContaining({ ttl: 1200 })]);
  }
});

test('a reload at payment brings the steps back as they were', async () => {
  const first = await openCheckout();
  await reachPayment(first);
  await screen.findByTitle('Card details');
  first.unmount();
  await openCheckout();
  expect(await screen.findByTitle('Card details')).toBeInTheDocument();
  expect(screen.getByText(/Ann Lee, 3 Elm Grove, Bath, BA1 1LZ/)).toBeVisible();
});

test('an empty cart has nothing to check out', async () => {
  await renderShop({ path: '/checkout', seed: ({ db }) => void insertStore(db) });
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});
