import { screen, waitFor, within } from '@testing-library/react';
import { selectPayment } from '@/features/checkout/checkoutSlice';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import {
  account,
  authorised,
  guestCartId,
  openCheckout,
  openCheckoutAsCustomer,
  pay,
  placedOrders,
  playProvider,
  reachPayment,
  sayFromFrame,
  sendAddress,
} from '@/testing/checkoutVisit';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a guest goes from address to receipt', async () => {
  const shop = await openCheckout();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await reachPayment(shop);
  const { sent } = await playProvider([authorised]);
  expect(sent[0]).toMatchObject({
    type: 'init',
    amountMinor: 2195,
    currency: 'GBP',
    shopOrigin: window.location.origin,
  });
  expect(screen.getByText(/Ann Lee, 3 Elm Grove, Bath, BA1 1LZ/)).toBeVisible();
  const asked: string[] = [];
  const { fetch } = shop.backend;
  shop.backend.fetch = (input, init) => {
    asked.push(typeof init?.body === 'string' ? init.body : '');
    return fetch(input, init);
  };
  await pay(shop.user);

  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  // With the order the cart is gone: nothing of it is asked for.
  expect(asked.filter((body) => body.includes('"operationName":"GetGiftCards"'))).toEqual([]);
  const [order] = placedOrders(shop);
  expect(screen.getByText(order?.increment_id ?? 'none')).toBeVisible();
  expect(screen.getByText(/ann@example\.com/)).toBeVisible();
  expect(screen.getByText('Visa ending 1111')).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ amountMinor: 2195, isVoided: false }]);
  await waitFor(() => expect(shop.store.getState().cart.cartId).not.toBe(guestCartId));
  expect(shop.services.storage.read('shipping_address', (value) => value)).toBeUndefined();
});

test('a customer pays for their own cart', async () => {
  const shop = await openCheckoutAsCustomer();
  await screen.findByRole('radio', { name: /14 Cotham Brow/ });
  await sendAddress(shop.user);
  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  expect(placedOrders(shop)).toMatchObject([{ email: account.email }]);
});

test('nothing is paid without consent', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  const { sent } = await playProvider([authorised]);
  await shop.user.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      'This field is mandatory Tick the box if you agree.',
    ),
  );
  // The card of which nothing is typed is named, too, and its fields say what they miss.
  expect(sent).toContainEqual({ type: 'check' });
  const card = await screen.findByRole('link', { name: 'Card details: Check your card details.' });
  await shop.user.click(card);
  expect(screen.getByRole('group', { name: 'Card details' })).toHaveFocus();
  sayFromFrame(screen.getByTitle('Card details'), { type: 'validity', isValid: true });
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /: Tick the box if you agree\.$/ })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(0);
});

test('a refused card is told in words; another card may be tried', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([{ type: 'tokenised', resultCode: 'Refused' }, { ...authorised }]);
  await pay(shop.user);
  expect(await screen.findByText(/Your card was refused/)).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(0);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
});

test('a card that is refused when the money is taken says why; nothing is ordered', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([{ ...authorised, nonce: 'refused-1' }]);
  await pay(shop.user);
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

test('a challenge opens the bank’s page; when it is given up nothing is paid, when it is passed the order is placed', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([
    {
      type: 'tokenised',
      resultCode: 'ChallengeShopper',
      nonce: 'nonce-2',
      actionUrl: `${serviceSettings.paymentUrl}/challenge/1`,
    },
    {
      type: 'tokenised',
      resultCode: 'ChallengeShopper',
      nonce: 'nonce-2',
      actionUrl: `${serviceSettings.paymentUrl}/challenge/2`,
    },
  ]);
  sayFromFrame(await screen.findByTitle<HTMLIFrameElement>('Card details'), { type: 'validity', isValid: true });
  await pay(shop.user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' });
  const payment = () => selectPayment(shop.store.getState());
  expect(payment()).toMatchObject({
    isFormValid: true,
    resultCode: 'ChallengeShopper',
    isThreeDSecureInProgress: true,
    redirectDetails: { url: `${serviceSettings.paymentUrl}/challenge/1` },
  });
  await shop.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Your bank did not confirm/)).toBeVisible();
  expect(payment()).toMatchObject({
    isThreeDSecureInProgress: false,
    threeDSecureError: 'notAuthenticated',
    redirectDetails: null,
  });
  expect(placedOrders(shop)).toHaveLength(0);

  await pay(shop.user);
  const page = await screen.findByTitle<HTMLIFrameElement>('Confirm your payment');
  sayFromFrame(page, { type: 'authenticated', nonce: 'forged', isApproved: true }, 'https://evil.test');
  sayFromFrame(page, { type: 'authenticated', nonce: 'nonce-2', isApproved: true });
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'nonce-2' }]);
});

test('F-02: an answer that got lost is asked for; the order is there and was placed once', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.backend.faults.set([{ target: { rest: 'payment-information' }, fault: { kind: 'drop', moment: 'after' } }]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' }, { timeout: 5000 })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});

test('an order that never arrived is known not to be placed before the button comes back', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([authorised]);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  shop.backend.faults.set([{ target: { operation: 'GetCartDetails' }, fault: { kind: 'drop', moment: 'before' } }]);
  await pay(shop.user);
  expect(await screen.findByText(/could not be reached. Nothing has been ordered/)).toBeVisible();
  isOnline.mockRestore();
  shop.backend.faults.set([
    { target: { rest: 'payment-information' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
    { target: { operation: 'SettleOrderAttempt' }, fault: { kind: 'status', status: 500 }, times: 1 },
  ]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'We are checking your order' })).toBeVisible();
  expect(screen.getByText('If it was placed, its confirmation goes to a…@….')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/not placed/)).not.toBeInTheDocument();
  // The buttons have gone from under the focus.
  expect(document.body).not.toHaveFocus();
  await shop.user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Your order was not placed/, {}, { timeout: 8000 })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});

test('F-01: the button is good for one order, however often it is pressed', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([authorised]);
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await shop.user.dblClick(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});
