import { restClientOf } from '@/kernel/rest/restClient';
import { act, screen, waitFor } from '@testing-library/react';
import { getCartDetails } from '@/features/cart/cartOperations';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { settings } from '@/kernel/app/settings';
import { RestError } from '@/kernel/rest/restErrors';
import { insertCoupon, insertProduct } from '../../../../../backend/testing/fixtures';
import type { TestBackend } from '../../../../../backend/testing/createTestBackend';
import { cartId, openPayment, ordersOf, pressPay } from '@/testing/openPayment';
import { shopData } from '../../../../../backend/testing/arrange/shopData';

const backFromBank = '/checkout?payment=test_card&redirectResult=nonce-9';
const notLoaded =
  'We could not load the card form. Check your connection, turn off anything that may block it, and try again.';
const thanks = { name: 'Thank you, Eleanor.' };

const makeFree = ({ db }: TestBackend): void => {
  insertCoupon(db, { code: 'GIFT', percent: 100, is_free_shipping: 1 });
  shopData(db).couponOnCart('GIFT');
};

const keepCard = ({ data }: TestBackend): void => data.keptCard('test_card', '0002');

const say = (frame: HTMLIFrameElement, data: unknown): void =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: serviceSettings.paymentUrl, source: frame.contentWindow }),
    );
  });

/** The frame of the test provider; what the shop says to it is kept, a card is answered. */
const playFrame = async (answer: Record<string, unknown> = {}) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const sent: { type?: string }[] = [];
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: { type?: string }) => {
    sent.push(message);
    if (message.type === 'tokenise') setTimeout(() => say(frame, { type: 'tokenised', ...answer }), 0);
  });
  say(frame, { type: 'ready', heightPx: 300 });
  return { frame, sent };
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what costs nothing is ordered without a card', async () => {
  const shop = await openPayment({ arrange: makeFree });
  expect(await screen.findByText('There is nothing to pay for this order.')).toBeVisible();
  expect(screen.queryByTitle('Card details')).not.toBeInTheDocument();
  await pressPay(shop.user, /^Place order$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(ordersOf(shop)).toMatchObject([{ method: 'free' }]);
  expect(shop.backend.payments.captures).toEqual([]);
});

test('a cart that comes to cost nothing, and something again, changes the way to pay', async () => {
  const shop = await openPayment();
  await screen.findByTitle('Card details');
  makeFree(shop.backend);
  await act(() => shop.store.dispatch(getCartDetails()));
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  shop.data.couponOnCart(null);
  await act(() => shop.store.dispatch(getCartDetails()));
  expect(await screen.findByTitle('Card details')).toBeInTheDocument();
});

test('several ways are a choice, one is none, and none is told', async () => {
  const [card, braintree] = [
    { code: 'test_card', title: 'Card' },
    { code: 'braintree', title: 'Card (Braintree)' },
  ];
  const shop = await openPayment({ methods: [card, { code: 'voucher', title: 'Voucher' }, braintree] });
  const radio = await screen.findByRole('radio', { name: 'Card' });
  expect(radio).toBeChecked();
  expect(radio).toHaveAccessibleDescription('Visa, Mastercard and American Express');
  expect(screen.queryByRole('radio', { name: 'Voucher' })).not.toBeInTheDocument();
  await shop.user.click(screen.getByRole('radio', { name: 'Card (Braintree)' }));
  expect(shop.store.getState().checkout?.payment.selectedMethod).toBe('braintree');
  shop.unmount();
  const other = await openPayment({ methods: [{ code: 'voucher', title: 'Voucher' }] });
  expect(await screen.findByText(/You cannot pay for this order right now/)).toBeVisible();
  other.backend.payments.methods = [card];
  await other.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Card details')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a customer’s card asks for its security code only; another card may be kept', async () => {
  const shop = await openPayment({ isSignedIn: true, arrange: keepCard });
  expect(await screen.findByRole('radio', { name: 'Visa ending 0002 Expires 12/30' })).toBeChecked();
  const { sent } = await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  expect(sent).toContainEqual(expect.objectContaining({ type: 'init', savedCard: 'hash-1' }));
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument();

  await shop.user.click(screen.getByRole('radio', { name: 'Card' }));
  const typed = await playFrame({ resultCode: 'Authorised', nonce: 'n-2' });
  expect(typed.sent).not.toContainEqual(expect.objectContaining({ savedCard: 'hash-1' }));
  await shop.user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
  const post = jest.spyOn(restClientOf(shop.services), 'post');
  await pressPay(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(post.mock.calls.at(-1)?.[1]).toMatchObject({
    paymentMethod: {
      method: 'test_card',
      additional_data: { payment_method_nonce: 'n-2', is_active_payment_token_enabler: true },
    },
  });
});

test('a guest is shown no cards and cannot keep one', async () => {
  await openPayment();
  await screen.findByTitle('Card details');
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument();
});

test.each([
  ['Cancelled', /You cancelled the payment/],
  ['Error', /a fault at our payment provider/],
  ['Pending', /Please use another card/],
  ['SomethingNew', /We could not find out whether this payment went through/],
])('F-43: %s has words, and is no order', async (resultCode, words) => {
  const shop = await openPayment();
  await playFrame({ resultCode, nonce: 'not-paid' });
  await pressPay(shop.user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
  expect(shop.backend.payments.captures).toEqual([]);
});

test('a page of the bank elsewhere than at the provider is not opened', async () => {
  const shop = await openPayment();
  await playFrame({ resultCode: 'ChallengeShopper', nonce: 'n', actionUrl: 'https://evil.test/challenge' });
  await pressPay(shop.user);
  expect(await screen.findByText(/Your card could not be checked/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm your payment' })).not.toBeInTheDocument();
});

test('back from the bank with the test provider the order is placed; nothing of it stays in the address', async () => {
  const shop = await openPayment({ path: backFromBank, isBegun: true });
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'nonce-9' }]);
  expect(window.location.search).toBe('');
  expect(window.localStorage.getItem(`${settings.storageNamespace}__agreed_cart`)).toBeNull();
});

test('F-44: an address that says that the bank was asked orders nothing by itself', async () => {
  const shop = await openPayment({ path: backFromBank });
  expect(await screen.findByText(/We could not find out whether this payment went through/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(shop.backend.payments.captures).toEqual([]);
});

test('a cart that changed while the bank had the window is shown, and nothing is taken for it', async () => {
  const shop = await openPayment({
    path: backFromBank,
    isBegun: true,
    arrange: ({ data }) => data.quantityOfLines(1),
  });
  expect(await screen.findByText(/Your cart changed before this payment was complete/)).toBeVisible();
  expect(screen.getByText(/Your total changed from £21.95 to £12.45/)).toBeVisible();
  expect(shop.backend.payments.captures).toEqual([]);
  expect(ordersOf(shop)).toEqual([]);
  await playFrame({ resultCode: 'Authorised', nonce: 'n-2' });
  await pressPay(shop.user, /^Accept and pay £12.45$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'n-2', amountMinor: 1245 }]);
});

test('a session that ends while the order is sent is told, and nothing was ordered', async () => {
  const shop = await openPayment({ isSignedIn: true });
  await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  const unauthorised = new RestError(
    'POST',
    '/rest/V1/carts/mine/payment-information',
    401,
    "The consumer isn't authorized.",
  );
  jest.spyOn(restClientOf(shop.services), 'post').mockRejectedValue(unauthorised);
  await pressPay(shop.user);
  expect(await screen.findByText(/You have been signed out. You have not been charged/)).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
});

test('while an order is placed nothing else can be changed', async () => {
  const shop = await openPayment();
  await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  let refuse: (error: RestError) => void = () => undefined;
  const post = jest.spyOn(restClientOf(shop.services), 'post');
  post.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  expect(summary).not.toHaveAttribute('inert');
  await pressPay(shop.user);
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(summary).toHaveAttribute('inert');
  expect(screen.getByRole('checkbox', { name: /I agree/ }).closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  refuse(new RestError('POST', '', 400, 'The card was refused.'));
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(summary).not.toHaveAttribute('inert');
});

test('Enter in a field of the card is a press of the button, with all that it asks for', async () => {
  const shop = await openPayment();
  const { frame, sent } = await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  say(frame, { type: 'submit' });
  expect(await screen.findByText('This field is mandatory')).toBeVisible();
  expect(sent).not.toContainEqual({ type: 'tokenise' });
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  say(frame, { type: 'submit' });
  say(frame, { type: 'submit' });
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'n-1' }]);
});

test('a total that changed elsewhere is shown, and paid only after another press', async () => {
  const shop = await openPayment();
  await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay £21.95' })).toBeEnabled());
  shop.data.quantityOfLines(1);
  await pressPay(shop.user);
  expect(await screen.findByText(/Your total changed from £21.95 to £12.45/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept and pay £12.45' })).toBeEnabled();
  expect(shop.backend.payments.captures).toEqual([]);
  await pressPay(shop.user, /^Accept and pay £12.45$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
});

test('another cart of the same total is shown, and paid only after another press', async () => {
  const shop = await openPayment();
  await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay £21.95' })).toBeEnabled());
  const other = insertProduct(shop.backend.db, { sku: 'IRON', price_minor: 1900, quantity: 10 });
  shop.data.replaceLines(other);
  await pressPay(shop.user);
  expect(await screen.findByText(/Your cart has changed/)).toBeVisible();
  expect(shop.backend.payments.captures).toEqual([]);
  await pressPay(shop.user, /^Accept and pay £21.95$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
});

test('F-05: a cart that another tab has ordered meanwhile leads to its receipt', async () => {
  const shop = await openPayment();
  await playFrame({ resultCode: 'Authorised', nonce: 'n-1' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay £21.95' })).toBeEnabled());
  const body = {
    email: 'eleanor@example.com',
    paymentMethod: { method: 'test_card', additional_data: { payment_method_nonce: 'other-tab' } },
    billingAddress: {
      firstname: 'Eleanor',
      lastname: 'Marsh',
      street: ['14 Cotham Brow'],
      city: 'Bristol',
      postcode: 'BS6 6AN',
      country_id: 'GB',
      telephone: '07700900123',
    },
  };
  await restClientOf(shop.services).post(`/V1/guest-carts/${cartId}/payment-information`, body);
  await pressPay(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'other-tab' }]);
});

test('F-40: card fields that do not come are told after 10 s; they can be retried, and paid otherwise', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const methods = [
      { code: 'test_card', title: 'Card' },
      { code: 'checkmo', title: 'Cheque' },
    ];
    const { user } = await openPayment({ methods });
    const first = await screen.findByTitle('Card details');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText(notLoaded)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText(notLoaded)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay £/ })).toBeDisabled();

    await user.click(screen.getByRole('radio', { name: 'Cheque' }));
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(notLoaded)).not.toBeInTheDocument();
    await playFrame();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay £/ })).toBeEnabled());
    expect(first).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
