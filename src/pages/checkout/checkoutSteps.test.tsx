import { act, screen, within } from '@testing-library/react';
import { settings } from '@/kernel/app/settings';
import { openCheckout, reachMethod, reachPayment, sendAddress, typeAddress, typeInto } from '@/testing/checkoutVisit';
import { renderShop } from '@/testing/renderShop';
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { shopData } from '../../../backend/testing/arrange/shopData';

jest.setTimeout(40_000);
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the steps', () => {
  test('are pages of their own for Back', async () => {
    const shop = await openCheckout();
    await reachPayment(shop);
    expect(window.location.search).toBe('?step=payment');
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  });

  test('cannot be jumped over by an address', async () => {
    await openCheckout({ path: '/checkout?step=payment' });
    expect(await screen.findByLabelText(/^Street address/)).toBeVisible();
  });
});

test('a step that the backend refuses says so and may be tried again', async () => {
  const { user, backend, store } = await openCheckout();
  backend.faults.set([
    { target: { operation: 'SetShippingAddress' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
  ]);
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(store.getState().checkout?.shippingAddressError).toMatchObject({ kind: 'network' });
  await sendAddress(user);
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
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
    expect(await summary.findByText('In the next step')).toBeVisible();
    await reachMethod(shop);
    expect(screen.getByRole('radio', { name: /Standard delivery/ })).toHaveAccessibleName(
      'Standard delivery Royal Mail £2.95',
    );
    // The backend has the marked method before the shopper goes on.
    expect((await summary.findByText('Delivery, Standard delivery')).nextElementSibling).toHaveTextContent('£2.95');
    expect(summary.getByText('Total').nextElementSibling).toHaveTextContent('£21.95');
  });
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
