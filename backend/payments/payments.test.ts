import { testNow } from '../cart/testing/cartBackend';
import { shippingBody } from '../checkout/testing/readyCart';
import { openDb } from '../db/open';
import { createBackend } from '../server';
import { insertCoupon, insertCustomer, insertProduct, insertShippingMethod, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';
import { testSettings } from '../testing/testSettings';

import { configuredMethods } from './providers/providers';
import { createTestProviderHandler } from './testProvider/handler';
import { createTestProvider } from './testProvider/testProvider';

const shopOrigin = 'http://localhost';
let db: ReturnType<typeof openDb>;
let now: number;
let fetchShop: (path: string, init?: RequestInit) => Promise<Response>;
let provider: (request: Request) => Promise<Response>;

const open = (adapters: string[]) => {
  db = openDb(':memory:');
  now = testNow;
  insertStore(db);
  insertProduct(db, { sku: 'ZINC', price_minor: 1200, quantity: 100 });
  insertShippingMethod(db);
  insertCustomer(db, { email: 'ann@example.com' });
  insertCustomer(db, { email: 'eve@example.com' });
  const clock = () => now;
  const payments = createTestProvider({ db, now: clock, methods: configuredMethods(adapters) });
  const backend = createBackend({ db, settings: testSettings, payments, now: clock });
  fetchShop = async (path, init) =>
    (await backend.handle(new Request(new URL(path, shopOrigin), init))) ?? new Response('', { status: 404 });
  provider = createTestProviderHandler({ db, now: clock, shopOrigins: [shopOrigin] });
};

type Headers = Record<string, string>;
const signIn = (email: string): Promise<Headers> => signInAs({ fetch: fetchShopAs }, email);
const fetchShopAs = (input: string | URL | Request, init?: RequestInit) =>
  fetchShop(input instanceof Request ? input.url : String(input), init);
const ask = (query: string, variables: Record<string, unknown> = {}, headers: Headers = {}) =>
  postGraphQl({ fetch: fetchShopAs }, query, variables, headers);
const read = async (answer: Promise<{ data?: Record<string, unknown> | null }>, name: string) =>
  (await answer).data?.[name] as Record<string, never> | null;

const rest = async (path: string, body: unknown, headers: Headers) => {
  const response = await fetchShop(`/rest/V1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

/** A cart of 27.95 with address and method: a customer's, or a guest's. */
const fillCart = async (headers: Headers): Promise<{ cartId: string; path: string }> => {
  const isGuest = headers.Authorization === undefined;
  const made = await ask(isGuest ? 'mutation { createEmptyCart }' : '{ customerCart { id } }', {}, headers);
  const cartId = isGuest
    ? String(made.data?.createEmptyCart)
    : String((made.data?.customerCart as { id: string } | undefined)?.id);
  const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ZINC", quantity: 2 }]) { user_errors { message } } }`;
  await ask(add, { id: cartId }, headers);
  const path = isGuest ? `guest-carts/${cartId}` : 'carts/mine';
  expect((await rest(`${path}/shipping-information`, shippingBody(), headers)).status).toBe(200);
  return { cartId, path };
};

const tokenise = async (changes: Record<string, unknown>) => {
  const card = { number: '4000000000000002', expiry: '09/28', securityCode: '123', name: 'Ann Shopper' };
  const request = new Request('http://localhost:81/tokenise', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...card, amountMinor: 2795, currency: 'GBP', shopOrigin, ...changes }),
  });
  const response = await provider(request);
  return (await response.json()) as { nonce?: string; resultCode?: string; reason?: string };
};

const place = (path: string, headers: Headers, method: string, details: Record<string, unknown>) =>
  rest(
    `${path}/payment-information`,
    {
      ...(path === 'carts/mine' ? {} : { email: 'guest@example.com' }),
      paymentMethod: { method, additional_data: details },
    },
    headers,
  );

const tokensQuery = '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }';
const tokensOf = async (headers: Headers) =>
  ((await read(ask(tokensQuery, {}, headers), 'customerPaymentTokens'))?.items ?? []) as {
    public_hash: string;
    payment_method_code: string;
    details: string;
  }[];

afterEach(() => db.close());

describe('the vault', () => {
  beforeEach(() => open(['test', 'braintree']));

  const keepOne = async (method = 'test_card'): Promise<{ ann: Headers; hash: string }> => {
    const ann = await signIn('ann@example.com');
    const { path } = await fillCart(ann);
    const { nonce } = await tokenise({});
    const details = { payment_method_nonce: nonce, is_active_payment_token_enabler: true };
    expect((await place(path, ann, method, details)).status).toBe(200);
    const [token] = await tokensOf(ann);
    return { ann, hash: token?.public_hash ?? '' };
  };

  it('keeps a card that paid, once, and tells its customer what it is', async () => {
    const { ann } = await keepOne();
    await keepOne();
    const tokens = await tokensOf(ann);
    expect(tokens).toMatchObject([{ payment_method_code: 'test_card', type: 'card' }]);
    expect(JSON.parse(tokens[0]?.details ?? '')).toEqual({ type: 'VI', maskedCC: '0002', expirationDate: '09/2028' });
    expect(await tokensOf(await signIn('eve@example.com'))).toEqual([]);
    expect((await ask(tokensQuery)).errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  });

  it('keeps no card of an order that was not placed, of a guest, or unasked', async () => {
    const ann = await signIn('ann@example.com');
    const { path } = await fillCart(ann);
    const { nonce } = await tokenise({ number: '4000000000000044' });
    const refused = await place(path, ann, 'test_card', {
      payment_method_nonce: nonce,
      is_active_payment_token_enabler: true,
    });
    expect(refused.status).toBe(400);
    expect((await place(path, ann, 'test_card', { payment_method_nonce: (await tokenise({})).nonce })).status).toBe(
      200,
    );
    const guest = await fillCart({});
    const kept = { payment_method_nonce: (await tokenise({})).nonce, is_active_payment_token_enabler: true };
    expect((await place(guest.path, {}, 'test_card', kept)).status).toBe(200);
    expect(await tokensOf(ann)).toEqual([]);
    expect(db.get('SELECT count(*) AS n FROM payment_token')).toEqual({ n: 0 });
  });

  it('pays again with the security code, for its customer only', async () => {
    const { ann, hash } = await keepOne();
    const eve = await signIn('eve@example.com');
    expect(await tokenise({ savedCard: hash, securityCode: '' })).toMatchObject({ reason: 'required' });
    expect(await tokenise({ savedCard: 'unknown' })).toMatchObject({ reason: 'unknown' });
    const { nonce } = await tokenise({ savedCard: hash });
    const hers = await fillCart(eve);
    expect(await place(hers.path, eve, 'test_card', { payment_method_nonce: nonce })).toMatchObject({ status: 400 });
    const { path } = await fillCart(ann);
    const own = { payment_method_nonce: (await tokenise({ savedCard: hash })).nonce, public_hash: hash };
    expect((await place(path, ann, 'test_card', own)).status).toBe(200);
    expect(await tokensOf(ann)).toHaveLength(1);
  });

  it('pays alone where the method allows it, for its customer and its method only', async () => {
    const { ann, hash } = await keepOne('braintree');
    const eve = await signIn('eve@example.com');
    for (const [headers, method] of [
      [eve, 'braintree_cc_vault'],
      [ann, 'test_card_cc_vault'],
      [ann, 'braintree'],
    ] as const) {
      const { path } = await fillCart(headers);
      expect(await place(path, headers, method, { public_hash: hash })).toMatchObject({ status: 400 });
    }
    expect((await place('carts/mine', ann, 'braintree_cc_vault', { public_hash: hash })).status).toBe(200);
    expect(db.all('SELECT method, card_last4 FROM sales_order_payment ORDER BY order_id')).toMatchObject([
      { method: 'braintree' },
      { method: 'braintree_cc_vault', card_last4: '0002' },
    ]);
  });

  it('forgets a card for its customer only', async () => {
    const { ann, hash } = await keepOne();
    const forget = (headers: Headers) =>
      ask(
        'mutation ($h: String!) { deletePaymentToken(public_hash: $h) { result customerPaymentTokens { items { public_hash } } } }',
        { h: hash },
        headers,
      );
    expect((await forget(await signIn('eve@example.com'))).errors?.[0]?.extensions?.category).toBe(
      'graphql-no-such-entity',
    );
    expect((await forget(ann)).data?.deletePaymentToken).toEqual({
      result: true,
      customerPaymentTokens: { items: [] },
    });
    expect((await forget(ann)).errors).toHaveLength(1);
  });
});

describe('what costs nothing', () => {
  beforeEach(() => open(['test']));

  it('is offered free only, and ordered without a card', async () => {
    const { cartId, path } = await fillCart({});
    expect(await place(path, {}, 'free', {})).toMatchObject({ status: 400 });
    insertCoupon(db, { code: 'ALL', percent: 100, is_free_shipping: 1 });
    db.run("INSERT INTO cart_coupon (cart_id, code, position) SELECT id, 'ALL', 1 FROM cart");
    const methods = 'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }';
    expect((await ask(methods, { id: cartId })).data?.cart).toEqual({ available_payment_methods: [{ code: 'free' }] });
    expect(await place(path, {}, 'test_card', { payment_method_nonce: 'x' })).toMatchObject({ status: 400 });
    expect((await place(path, {}, 'free', {})).status).toBe(200);
    expect(db.all('SELECT method, amount_minor, card_last4 FROM sales_order_payment')).toEqual([
      { method: 'free', amount_minor: 0, card_last4: null },
    ]);
  });
});

describe('Adyen and Braintree', () => {
  const start = (cartId: string, nonce: string | undefined, headers: Headers = {}) =>
    read(
      ask(
        `mutation ($id: String!, $data: String!) {
          adyenPaymentStart(cart_id: $id, stateData: $data, returnUrl: "${shopOrigin}/checkout") { isFinal resultCode additionalData action }
        }`,
        { id: cartId, data: JSON.stringify({ paymentMethod: { type: 'scheme', encryptedCardNumber: nonce } }) },
        headers,
      ),
      'adyenPaymentStart',
    );

  it('are there only where they are configured', async () => {
    open(['test']);
    expect((await ask('mutation { createBraintreeClientToken }')).errors).toHaveLength(1);
    const { cartId } = await fillCart({});
    const query =
      'query ($id: String!) { adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { paymentMethods { type } } } }';
    expect((await ask(query, { id: cartId })).data?.adyenPaymentMethods).toBeNull();
    db.close();
    open(['braintree', 'adyen']);
    expect((await ask('mutation { createBraintreeClientToken }')).data?.createBraintreeClientToken).toEqual(
      expect.any(String),
    );
    expect((await ask(query, { id: (await fillCart({})).cartId })).data?.adyenPaymentMethods).toMatchObject({
      paymentMethodsResponse: { paymentMethods: [{ type: 'scheme' }] },
    });
  });

  it('pays for the cart as it is, and a second payment undoes the first', async () => {
    open(['adyen']);
    const { cartId, path } = await fillCart({});
    const first = await tokenise({ amountMinor: 0, isEncrypting: true });
    const second = await tokenise({ amountMinor: 0, isEncrypting: true });
    expect(first.resultCode).toBeUndefined();
    expect(await start(cartId, first.nonce)).toMatchObject({ isFinal: true, resultCode: 'Authorised' });
    expect(await start(cartId, second.nonce)).toMatchObject({ isFinal: true, resultCode: 'Authorised' });
    expect(await place(path, {}, 'adyen_cc', { payment_method_nonce: first.nonce })).toMatchObject({ status: 400 });
    expect((await place(path, {}, 'adyen_cc', { payment_method_nonce: second.nonce })).status).toBe(200);
    expect((await ask(`{ adyenPaymentStatus(cartId: "${cartId}") { resultCode } }`)).errors).toHaveLength(1);
  });

  it('gives up a payment that stands when its order is refused, whatever the reason', async () => {
    open(['adyen']);
    const { cartId, path } = await fillCart({});
    const status = () => read(ask(`{ adyenPaymentStatus(cartId: "${cartId}") { resultCode } }`), 'adyenPaymentStatus');
    const payFor = async (): Promise<string | undefined> => {
      const { nonce } = await tokenise({ amountMinor: 0, isEncrypting: true });
      expect(await start(cartId, nonce)).toMatchObject({ resultCode: 'Authorised' });
      return nonce;
    };
    const refusals: [string, (nonce: string | undefined) => ReturnType<typeof place>][] = [
      ['UPDATE stock_item SET quantity = 0', (nonce) => place(path, {}, 'adyen_cc', { payment_method_nonce: nonce })],
      ['SELECT 1', (nonce) => place(path, { 'X-Expected-Total': '1.00' }, 'adyen_cc', { payment_method_nonce: nonce })],
      ['SELECT 1', (nonce) => place(path, {}, 'nothing', { payment_method_nonce: nonce })],
      ['SELECT 1', (nonce) => place('carts/mine', {}, 'adyen_cc', { payment_method_nonce: nonce })],
    ];
    for (const [change, refuse] of refusals) {
      const nonce = await payFor();
      db.all(change);
      expect((await refuse(nonce)).status).toBeGreaterThanOrEqual(400);
      expect(await status()).toEqual({ resultCode: 'Cancelled' });
      db.run('UPDATE stock_item SET quantity = 100');
      expect(await place(path, {}, 'adyen_cc', { payment_method_nonce: nonce })).toMatchObject({ status: 400 });
    }
    const nonce = await payFor();
    expect((await place(path, {}, 'adyen_cc', { payment_method_nonce: nonce })).status).toBe(200);
    // The sum taken for an order stays, however often the payment is sent.
    expect((await place(path, {}, 'adyen_cc', { payment_method_nonce: nonce })).status).toBe(404);
    expect(db.get('SELECT outcome FROM test_payment_nonce WHERE transaction_id IS NOT NULL')).toEqual({
      outcome: 'authorised',
    });
  });

  it('F-44: orders nothing of a payment for another amount, or somebody else’s cart', async () => {
    open(['adyen']);
    const { cartId, path } = await fillCart({});
    const { nonce } = await tokenise({ isEncrypting: true });
    await start(cartId, nonce);
    db.run('UPDATE cart_item SET quantity = 3');
    expect(await place(path, {}, 'adyen_cc', { payment_method_nonce: nonce })).toMatchObject({ status: 400 });
    expect(await start(cartId, 'forged')).toBeNull();
    const ann = await signIn('ann@example.com');
    expect(await start(cartId, nonce, ann)).toBeNull();
  });
});
