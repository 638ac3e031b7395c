import { act, screen, waitFor, within } from '@testing-library/react';
import { authorised, openCheckout, pay, playProvider, reachPayment } from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';
import { insertStoreSetting } from '../../../backend/testing/fixtures';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const main = () => within(screen.getByRole('main'));

/** A guest who has ordered and wants an account. */
const orderAndAsk = async (visit: Parameters<typeof openCheckout>[0] = {}): Promise<RenderedShop> => {
  const shop = await openCheckout(visit);
  await reachPayment(shop);
  await playProvider([authorised]);
  await pay(shop.user);
  await screen.findByRole('link', { name: 'Create account' });
  // The way out of the checkout's document is a full load.
  await shop.openAgain();
  await shop.user.click(await screen.findByRole('link', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Create Account' });
  return shop;
};
const choosePassword = async ({ user }: RenderedShop): Promise<void> => {
  await user.type(await main().findByLabelText(/^Password/), 'Correct-horse-1');
  await user.click(main().getByRole('button', { name: 'Create account' }));
};

test('order, address and consent come into the account; a password is all that is asked', async () => {
  const shop = await orderAndAsk();
  expect(await screen.findByText(/^Choose a password, and order 10000000001/)).toBeVisible();
  expect(main().queryAllByRole('checkbox')).toEqual([]);
  expect(main().queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await choosePassword(shop);
  expect(await screen.findByText('Order 10000000001 is in your account now.')).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  expect(await screen.findByRole('article', { name: '10000000001' })).toBeVisible();
  expect(shop.data.addressBook('ann@example.com')).toEqual([{ street: '["3 Elm Grove"]', is_default_shipping: 1 }]);
  expect(shop.data.consentOf('ann@example.com')).toBe(1);
});

test('where the address has to be confirmed, it is said where the order waits', async () => {
  const shop = await orderAndAsk({
    arrange: ({ db }) => void insertStoreSetting(db, 'create_account_confirmation', true),
  });
  await choosePassword(shop);
  expect(await main().findByRole('status')).toHaveTextContent(
    'Open it in this browser, so that your order comes into the account.',
  );
});

test('a lost answer is told, and the next try brings the order, once', async () => {
  const shop = await orderAndAsk();
  shop.backend.faults.set([
    { target: { operation: 'ClaimOrder' }, fault: { kind: 'drop', moment: 'after' }, times: 1 },
  ]);
  await choosePassword(shop);
  // Of the whole screen: the page that tells it is another one than that of the form.
  const alert = await screen.findByText(/^Order 10000000001 could not be added to your account yet/);
  expect(alert).toBeVisible();
  await act(() => shop.user.click(main().getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Order 10000000001 is in your account now.')).toBeVisible();
  await waitFor(() => expect(main().getAllByRole('article', { name: /^\d+$/ })).toHaveLength(1));
  expect(shop.data.addressBook('ann@example.com')).toHaveLength(1);
});
