import { act, screen, waitFor } from '@testing-library/react';
import { openPayment, ordersOf, pressPay } from '@/testing/openPayment';
import type { RenderedShop } from '@/testing/renderShop';
import { answerApproval } from '../../../../../backend/payments/providers/paypal/approvalPage';
import type { Fault } from '../../../../../backend/faults/rules';

const methods = [
  { code: 'checkmo', title: 'Cheque' },
  { code: 'paypal_express', title: 'PayPal' },
];
const thanks = { name: 'Thank you, Eleanor.' };
const notStarted = /We could not start the payment with PayPal/;
const notConfirmed = /We could not confirm this payment with PayPal/;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom cannot leave a page, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('#shop-settings')?.remove();
});

/** Where the shopper was sent, in this page. */
const leftFor = ({ store }: Pick<RenderedShop, 'store'>): string | null =>
  store.getState().checkout?.payment.redirectDetails?.url ?? null;

const choose = async ({ user }: RenderedShop): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay £/ })).toBeEnabled());
};

/** Presses the button, and waits until the page leaves for PayPal. */
const leave = async (shop: RenderedShop): Promise<string> => {
  await choose(shop);
  await pressPay(shop.user);
  await waitFor(() => expect(leftFor(shop)).not.toBeNull());
  return new URL(leftFor(shop) ?? '').searchParams.get('token') ?? '';
};

/** Answers on PayPal's page, which leads back to the shop. @returns the address of the return. */
const comeBack = async (shop: RenderedShop, token: string, isApproved: boolean) => {
  const answer = answerApproval(shop.backend.db, { token, isApproved }, Date.now());
  const { pathname, search } = new URL(answer?.url ?? '');
  window.history.replaceState(null, '', pathname + search);
  await shop.openAgain();
  return pathname + search;
};

const strike = (shop: RenderedShop, operation: string, fault: Fault, times?: number) =>
  shop.backend.faults.set([{ target: { operation }, fault, ...(times === undefined ? {} : { times }) }]);

test.each([false, true])('who agrees at PayPal has ordered, once; signed in: %s', async (isSignedIn) => {
  const shop = await openPayment({ methods, isSignedIn });
  await choose(shop);
  expect(await screen.findByText(/We will take you to PayPal to agree to this payment/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Card details' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument();
  const token = await leave(shop);
  expect(ordersOf(shop)).toEqual([]);

  await comeBack(shop, token, true);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: token, amountMinor: 2195 }]);
  expect(ordersOf(shop)).toMatchObject([{ method: 'paypal_express' }]);
  expect(window.location.search).toBe('');
});

test('a guest’s order by GraphQL is paid with what PayPal answered', async () => {
  const build = { CAPABILITIES };
  Object.assign(globalThis, { CAPABILITIES: { ...CAPABILITIES, placedOrder: false } });
  try {
    const shop = await openPayment({ methods });
    const post = jest.spyOn(shop.backend, 'fetch');
    const token = await leave(shop);
    await comeBack(shop, token, true);
    await waitFor(() => expect(ordersOf(shop)).toMatchObject([{ method: 'paypal_express' }]));
    const bodies = post.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''));
    expect(bodies).toContainEqual(expect.stringContaining(`"paypal_express_checkout_token":"${token}"`));
    expect(bodies.some((body) => body.includes('mutation PlaceOrder'))).toBe(true);
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
    expect(shop.backend.payments.captures).toMatchObject([{ nonce: token }]);
  } finally {
    Object.assign(globalThis, build);
  }
});

test('the address of the return, visited again after the order, orders nothing', async () => {
  const shop = await openPayment({ methods });
  const address = await comeBack(shop, await leave(shop), true);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  window.history.replaceState(null, '', address);
  await shop.openAgain();
  expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});

test('who gives up at PayPal is told, keeps everything, and may pay otherwise', async () => {
  const shop = await openPayment({ methods });
  await comeBack(shop, await leave(shop), false);
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible();
  expect(screen.queryByText(/We are confirming your payment/)).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByText(/Eleanor Marsh, 14 Cotham Brow/)).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();

  await shop.user.click(screen.getByRole('radio', { name: 'Cheque' }));
  await pressPay(shop.user, /^Place order$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(ordersOf(shop)).toMatchObject([{ method: 'checkmo' }]);
});

test('the page of the return loaded again while the order is under way orders nothing more', async () => {
  const shop = await openPayment({ methods });
  const token = await leave(shop);
  shop.backend.faults.set([
    { target: { rest: 'payment-information' }, fault: { kind: 'delay', milliseconds: 300, moment: 'during' } },
  ]);
  await comeBack(shop, token, true);
  await waitFor(() => expect(screen.getByText('We are confirming your payment with PayPal.')).toBeVisible());
  await shop.openAgain();
  expect(await screen.findByRole('heading', thanks, { timeout: 10_000 })).toBeVisible();
  expect(shop.backend.payments.captures).toHaveLength(1);
  expect(ordersOf(shop)).toHaveLength(1);
});

test('an order whose answer is lost is found, not placed again', async () => {
  const shop = await openPayment({ methods });
  const token = await leave(shop);
  const rule = { target: { rest: 'payment-information' }, fault: { kind: 'drop', moment: 'after' }, times: 1 } as const;
  shop.backend.faults.set([rule]);
  await comeBack(shop, token, true);
  expect(await screen.findByRole('heading', thanks, { timeout: 10_000 })).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});

test('what PayPal answered is taken to the cart again when the answer is lost', async () => {
  const shop = await openPayment({ methods });
  const token = await leave(shop);
  strike(shop, 'SetPaypalExpressPayment', { kind: 'drop', moment: 'after' }, 2);
  await comeBack(shop, token, true);
  expect(await screen.findByRole('heading', thanks, { timeout: 10_000 })).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});

test('a payment that the backend does not take is told, and nothing is ordered', async () => {
  const shop = await openPayment({ methods });
  const token = await leave(shop);
  window.history.replaceState(null, '', `/checkout/?token=${token}&PayerID=MADEUP`);
  await shop.openAgain();
  expect(await screen.findByText(notConfirmed)).toBeVisible();
  expect(document.body).not.toHaveTextContent('PayerID');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(ordersOf(shop)).toEqual([]);
});

test('an address that somebody made up orders nothing', async () => {
  const shop = await openPayment({ methods, path: '/checkout?token=EC-1&PayerID=X' });
  expect(await screen.findByText(/We could not find out whether this payment went through/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(ordersOf(shop)).toEqual([]);
});

test('a payment that cannot be begun is told, and can be tried again', async () => {
  const shop = await openPayment({ methods });
  await choose(shop);
  strike(shop, 'CreatePaypalExpressToken', { kind: 'graphqlError', message: 'PayPal gateway error #10001' });
  await pressPay(shop.user);
  expect(await screen.findByText(notStarted)).toBeVisible();
  expect(document.body).not.toHaveTextContent('#10001');
  shop.backend.faults.set([]);
  expect(await leave(shop)).toMatch(/^EC-/);
});

test.each([
  'https://evil.example/paypal?token=EC-1',
  'https://www.paypal.com@evil.example/',
  'http://www.paypal.com/checkoutnow?token=EC-1',
  'javascript:alert(1)',
  'checkoutnow?token=EC-1',
])('the shopper is not sent to %s', async (start) => {
  const shop = await openPayment({ methods });
  await choose(shop);
  const body = { data: { createPaypalExpressToken: { token: 'EC-1', paypal_urls: { start } } } };
  strike(shop, 'CreatePaypalExpressToken', { kind: 'status', status: 200, body });
  await pressPay(shop.user);
  expect(await screen.findByText(notStarted)).toBeVisible();
  expect(leftFor(shop)).toBeNull();
});

test('PayPal’s own pages are left for, unless the settings name others', async () => {
  const shop = await openPayment({ methods });
  const start = 'https://www.paypal.com/checkoutnow?token=EC-1';
  const body = { data: { createPaypalExpressToken: { token: 'EC-1', paypal_urls: { start } } } };
  strike(shop, 'CreatePaypalExpressToken', { kind: 'status', status: 200, body });
  await leave(shop);
  expect(leftFor(shop)).toBe(start);

  // Back by the browser's history: nothing is under way any more.
  const shown = new Event('pageshow');
  Object.assign(shown, { persisted: true });
  await act(() => Promise.resolve(window.dispatchEvent(shown)));
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible();
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'shop-settings' });
  script.text = JSON.stringify({ paypalOrigins: ['https://www.sandbox.paypal.com'] });
  document.body.append(script);
  await pressPay(shop.user);
  expect(await screen.findByText(notStarted)).toBeVisible();
});

test('a cart that changed meanwhile is shown, and nothing is taken for it', async () => {
  const shop = await openPayment({ methods });
  const token = await leave(shop);
  shop.data.quantityOfLines(1);
  await comeBack(shop, token, true);
  expect(await screen.findByText(/Your cart changed before this payment was complete/)).toBeVisible();
  expect(shop.backend.payments.captures).toEqual([]);
});
