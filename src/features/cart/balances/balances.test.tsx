import { screen, waitFor, within } from '@testing-library/react';
import { openPayment, pressPay } from '@/testing/openPayment';
import type { RenderedShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import { changeCredit, changePoints, creditOf } from '../../../../backend/balances/balanceQueries';
import { insertStoreSetting } from '../../../../backend/testing/fixtures';

const give =
  (creditMinor: number, points: number) =>
  ({ db, data }: TestBackend): void => {
    insertStoreSetting(db, 'magento_reward_general_is_enabled_on_front', '1');
    const change = {
      customerId: data.onlyCustomerId(),
      orderId: null,
      what: 'Created',
      createdAt: '2026-11-01 10:00:00',
    };
    if (creditMinor > 0) changeCredit(db, change, creditMinor, 'GBP');
    if (points > 0) changePoints(db, change, points);
  };
const box = (name: RegExp) => screen.findByRole('checkbox', { name }, { timeout: 10_000 });
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }));
const total = () => summary().getByText('Total').nextElementSibling;

const drop = ({ backend }: RenderedShop, operation: string, moment: 'before' | 'after'): void =>
  backend.faults.set([{ target: { operation }, fault: { kind: 'drop', moment } }]);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('store credit and points pay a part as soon as they are chosen, and the totals say so', async () => {
  const { user } = await openPayment({ isSignedIn: true, arrange: give(1000, 500) });
  await user.click(await box(/^Use store credit \(£10.00 available\)/));
  await waitFor(() => expect(total()).toHaveTextContent('£11.95'));
  expect((await summary().findByText('Store credit')).nextElementSibling).toHaveTextContent('−£10.00');
  expect(screen.queryByText(/total has changed/i)).not.toBeInTheDocument();
  await user.click(await box(/^Use reward points \(500 points, worth £5.00\)/));
  await waitFor(() => expect(total()).toHaveTextContent('£6.95'));
  expect((await summary().findByText('Reward points')).nextElementSibling).toHaveTextContent('−£5.00');
  await user.click(await box(/^Use store credit/));
  await waitFor(() => expect(total()).toHaveTextContent('£16.95'));
  expect(summary().queryByText('Store credit')).not.toBeInTheDocument();
});

test('an order that they cover is placed without a payment, and its receipt says what paid', async () => {
  const { user, backend } = await openPayment({ isSignedIn: true, arrange: give(5000, 0) });
  await user.click(await box(/^Use store credit/));
  await waitFor(() => expect(total()).toHaveTextContent('£0.00'));
  expect(await screen.findByText(/nothing to pay/i)).toBeVisible();
  await pressPay(user, /^Place order/);
  expect(await screen.findByRole('heading', { name: /Thank you/ }, { timeout: 10_000 })).toBeVisible();
  expect((await screen.findByText('Store credit')).nextElementSibling).toHaveTextContent('−£21.95');
  expect(creditOf(backend.db, backend.data.onlyCustomerId(), 'GBP')).toBe(5000 - 2195);
});

test('an answer that is lost is looked up', async () => {
  const shop = await openPayment({ isSignedIn: true, arrange: give(1000, 0) });
  const credit = await box(/^Use store credit/);
  drop(shop, 'ApplyStoreCredit', 'after');
  await shop.user.click(credit);
  await waitFor(() => expect(credit).toBeChecked());
  expect(total()).toHaveTextContent('£11.95');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a connection it says so, and nothing is used', async () => {
  const shop = await openPayment({ isSignedIn: true, arrange: give(1000, 0) });
  const credit = await box(/^Use store credit/);
  drop(shop, 'ApplyStoreCredit', 'before');
  await shop.user.click(credit);
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  expect(credit).not.toBeChecked();
});

test.each([
  ['a customer without any', true],
  ['a guest', false],
])('no choice for %s', async (_who, isSignedIn) => {
  await openPayment({ isSignedIn });
  await screen.findByRole('form', { name: 'Payment' }, { timeout: 10_000 });
  await waitFor(() => expect(total()).toHaveTextContent('£21.95'));
  expect(screen.queryByRole('group', { name: 'Store credit and reward points' })).not.toBeInTheDocument();
});
