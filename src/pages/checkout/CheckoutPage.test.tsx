import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { receiptReset } from '@/features/checkout/checkoutSlice';
import { settings } from '@/kernel/app/settings';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { insertCustomer, insertProduct, insertShippingMethod, insertStore } from '../../../backend/testing/fixtures';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { hashPassword } from '../../../backend/customer/passwords';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import type { TestBackend } from '../../../backend/testing/createTestBackend';

const cartId = 'c'.repeat(32);

const seed = ({ db }: TestBackend): void => {
  insertStore(db);
  const productId = insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
  insertShippingMethod(db, {
    carrier_code: 'flatrate',
    method_code: 'standard',
    carrier_title: 'Royal Mail',
    method_title: 'Standard delivery',
    price_minor: 295,
  });
  const cartSql =
    "INSERT INTO cart (masked_id, store_id, currency, created_at, updated_at) VALUES (?, 10, 'GBP', '', '')";
  const { lastInsertRowid: id } = db.run(cartSql, cartId);
  const itemSql =
    "INSERT INTO cart_item (cart_id, product_id, quantity, seen_price_minor, created_at) VALUES (?, ?, 2, 950, '')";
  db.run(itemSql, id, productId);
  window.localStorage.setItem(
    `${settings.storageNamespace}__cartId`,
    JSON.stringify({ value: cartId, timeStored: Date.now() }),
  );
};

const open = (): Promise<RenderedShop> => renderShop({ path: '/checkout', seed });

const type = async (user: UserEvent, label: RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

const fillAddress = async (user: UserEvent, postcode = 'bs66an', isGuest = true): Promise<void> => {
  if (isGuest) await type(user, /^Email/, 'eleanor@example.com');
  await type(user, /^First name/, 'Eleanor');
  await type(user, /^Last name/, 'Marsh');
  await type(user, /^Street address/, '14 Cotham Brow');
  await type(user, /^City/, 'Bristol');
  await type(user, /^Postcode/, postcode);
  await type(user, /^Phone/, '07700 900123');
  await user.click(screen.getByRole('button', { name: 'Continue to shipping method' }));
};

type CardAnswer = Record<string, unknown>;

const say = (frame: HTMLIFrameElement, data: unknown, origin = settings.paymentUrl): void => {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
};

/** Plays the provider's frame: jsdom loads none. Cards are answered in turn; the last answer stays. */
const playProvider = async (answers: CardAnswer[]): Promise<{ sent: unknown[] }> => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const sent: unknown[] = [];
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown) => {
    sent.push(message);
    const isQuestion =
      typeof message === 'object' && message !== null && 'type' in message && message.type === 'tokenise';
    if (!isQuestion) return;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    setTimeout(() => say(frame, answer), 0);
  });
  say(frame, { type: 'ready', heightPx: 300 });
  return { sent };
};

const authorised = {
  type: 'tokenised',
  resultCode: 'Authorised',
  nonce: 'nonce-1',
  brand: 'Visa',
  last4: '1111',
} as const;

const reachPayment = async ({ user }: RenderedShop): Promise<void> => {
  await fillAddress(user);
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
};

const pay = async (user: UserEvent): Promise<void> => {
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
  if (!consent.checked) await user.click(consent);
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
};

const orders = ({ backend: { db } }: RenderedShop) =>
  db.all<{ increment_id: string; email: string }>('SELECT increment_id, email FROM sales_order');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a guest goes from address to receipt', async () => {
  const shop = await open();
  await reachPayment(shop);
  const { sent } = await playProvider([authorised]);
  expect(sent[0]).toMatchObject({
    type: 'init',
    amountMinor: 2195,
    currency: 'GBP',
    shopOrigin: window.location.origin,
  });
  expect(screen.getByText(/Eleanor Marsh, 14 Cotham Brow, Bristol, BS6 6AN/)).toBeVisible();
  await pay(shop.user);

  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  const [order] = orders(shop);
  expect(screen.getByText(order?.increment_id ?? 'none')).toBeVisible();
  expect(screen.getByText(/eleanor@example\.com/)).toBeVisible();
  expect(screen.getByText('Visa ending 1111')).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ amountMinor: 2195, isVoided: false }]);
  await waitFor(() => expect(shop.store.getState().cart.cartId).not.toBe(cartId));
  expect(shop.services.storage.read('shipping_address', (value) => value)).toBeUndefined();
});

test('a customer is not asked for an email and pays for their own cart', async () => {
  const [email, password] = ['eleanor@example.com', 'Correct-horse-1'];
  const shop = await renderShop({
    path: '/checkout',
    signedIn: { email, password },
    seed: (backend) => {
      seed(backend);
      const customerId = insertCustomer(backend.db, {
        email,
        firstname: 'Eleanor',
        lastname: 'Marsh',
        password_hash: hashPassword(password),
      });
      backend.db.run('UPDATE cart SET customer_id = ?', customerId);
    },
  });
  await screen.findByLabelText(/^Street address/);
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await fillAddress(shop.user, 'BS6 6AN', false);
  await shop.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  expect(orders(shop)).toMatchObject([{ email }]);
});

test('wrong input is told beside the field and keeps what was typed', async () => {
  const { user } = await open();
  await fillAddress(user, '12345');
  expect(screen.getByLabelText(/^Postcode/)).toHaveAccessibleDescription(
    'Please enter a valid UK postcode, such as BS6 6AN.',
  );
  await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus());
  expect(screen.getByLabelText(/^City/)).toHaveValue('Bristol');
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

test('a step that the backend refuses says so and may be tried again', async () => {
  const { user, backend, store } = await open();
  backend.faults.set([
    { target: { operation: 'SetShippingAddress' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
  ]);
  await fillAddress(user);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(store.getState().checkout?.shippingAddressError).toMatchObject({ kind: 'network' });
  await user.click(screen.getByRole('button', { name: 'Continue to shipping method' }));
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

test('a reload at payment brings the steps back as they were', async () => {
  const first = await open();
  await reachPayment(first);
  await screen.findByTitle('Card details');
  first.unmount();
  await open();
  expect(await screen.findByTitle('Card details')).toBeInTheDocument();
  expect(screen.getByText(/Eleanor Marsh, 14 Cotham Brow, Bristol, BS6 6AN/)).toBeVisible();
});

test('a receipt survives a reload', async () => {
  const first = await open();
  await reachPayment(first);
  await playProvider([authorised]);
  await pay(first.user);
  await screen.findByRole('heading', { name: 'Thank you, Eleanor.' });
  act(() => void first.store.dispatch(receiptReset()));
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
});

test('nothing is paid without consent', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([authorised]);
  await shop.user.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription('This field is mandatory');
  expect(orders(shop)).toHaveLength(0);
});

test('a refused card is told in words; another card may be tried', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([{ type: 'tokenised', resultCode: 'Refused' }, { ...authorised }]);
  await pay(shop.user);
  expect(await screen.findByText(/Your card was refused/)).toBeVisible();
  expect(orders(shop)).toHaveLength(0);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
});

test('a card that is refused when the money is taken says why; nothing is ordered', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([{ ...authorised, nonce: 'refused-1' }]);
  await pay(shop.user);
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(orders(shop)).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

test('a challenge opens the bank’s page; when it is given up nothing is paid, when it is passed the order is placed', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([
    {
      type: 'tokenised',
      resultCode: 'ChallengeShopper',
      nonce: 'nonce-2',
      actionUrl: `${settings.paymentUrl}/challenge/1`,
    },
    {
      type: 'tokenised',
      resultCode: 'ChallengeShopper',
      nonce: 'nonce-2',
      actionUrl: `${settings.paymentUrl}/challenge/2`,
    },
  ]);
  await pay(shop.user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' });
  await shop.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Your bank did not confirm/)).toBeVisible();
  expect(orders(shop)).toHaveLength(0);

  await pay(shop.user);
  const page = await screen.findByTitle<HTMLIFrameElement>('Confirm your payment');
  say(page, { type: 'authenticated', nonce: 'forged', isApproved: true }, 'https://evil.test');
  say(page, { type: 'authenticated', nonce: 'nonce-2', isApproved: true });
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'nonce-2' }]);
});

test('an answer that got lost is asked for; the order is there and was placed once', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.backend.faults.set([{ target: { rest: 'payment-information' }, fault: { kind: 'drop', moment: 'after' } }]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' }, { timeout: 5000 })).toBeVisible();
  expect(orders(shop)).toHaveLength(1);
});

test('an order that never arrived is known not to be placed before the button comes back', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.backend.faults.set([
    { target: { rest: 'payment-information' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
  ]);
  await pay(shop.user);
  expect(await screen.findByText(/We are checking whether it was placed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/Your order was not placed/, {}, { timeout: 8000 })).toBeVisible();
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  expect(orders(shop)).toHaveLength(1);
});

test('the button is good for one order, however often it is pressed', async () => {
  const shop = await open();
  await reachPayment(shop);
  await playProvider([authorised]);
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await shop.user.dblClick(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you, Eleanor.' })).toBeVisible();
  expect(orders(shop)).toHaveLength(1);
});

test('an empty cart has nothing to check out', async () => {
  await renderShop({ path: '/checkout', seed: ({ db }) => void insertStore(db) });
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});
