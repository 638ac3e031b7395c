import { testNow } from '../../../cart/testing/cartBackend';
import { shippingBody } from '../../../checkout/testing/readyCart';
import { openDb } from '../../../db/open';
import { createBackend } from '../../../server';
import {
  insertCoupon,
  insertCustomer,
  insertProduct,
  insertShippingMethod,
  insertStore,
} from '../../../testing/fixtures';
import { postGraphQl, signInAs } from '../../../testing/graphql';
import { testSettings } from '../../../testing/testSettings';
import { createTestProviderHandler } from '../../testProvider/handler';
import { createTestProvider } from '../../testProvider/testProvider';
import { configuredMethods } from '../providers';
import { paypalMessages } from './expressToken';

const shop = 'http://localhost';
const urls = { return_url: 'checkout', cancel_url: 'checkout/cancelled' };
let now: number;
let db: ReturnType<typeof openDb>;
let fetchShop: typeof fetch;
let provider: (request: Request) => Promise<Response>;

beforeEach(() => {
  now = testNow;
  db = openDb(':memory:');
  insertStore(db);
  insertProduct(db, { sku: 'ZINC', price_minor: 1200, quantity: 100 });
  insertShippingMethod(db);
  insertCoupon(db, { code: 'GIFT', percent: 100, is_free_shipping: 1 });
  const clock = { db, now: () => now };
  const payments = createTestProvider({ ...clock, methods: configuredMethods(['test', 'paypal_express']) });
  const backend = createBackend({ ...clock, settings: testSettings, payments });
  fetchShop = async (input, init) =>
    (await backend.handle(new Request(new URL(input instanceof Request ? input.url : String(input), shop), init))) ??
    new Response('', { status: 404 });
  provider = createTestProviderHandler({ ...clock, shopOrigins: [shop] });
});
afterEach(() => db.close());

type Headers = Record<string, string>;
const ask = async (query: string, variables: Record<string, unknown> = {}, headers: Headers = {}) => {
  const { data, errors } = await postGraphQl({ fetch: fetchShop }, query, variables, headers);
  return { data, error: errors?.[0]?.message };
};

const rest = async (path: string, body: unknown) => {
  const response = await fetchShop(`/rest/V1/guest-carts/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

/** A guest's cart of 27.95 with address and way to ship. */
const fillCart = async (): Promise<string> => {
  const id = String((await ask('mutation { createEmptyCart }')).data?.createEmptyCart);
  await ask(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ZINC", quantity: 2 }]) { user_errors { message } } }',
    { id },
  );
  expect((await rest(`${id}/shipping-information`, shippingBody())).status).toBe(200);
  return id;
};

const begin = async (cartId: string, changes: Record<string, unknown> = {}, headers: Headers = {}) => {
  const { data, error } = await ask(
    `mutation ($input: PaypalExpressTokenInput!) {
       createPaypalExpressToken(input: $input) { token paypal_urls { start edit } } }`,
    { input: { cart_id: cartId, code: 'paypal_express', urls, ...changes } },
    headers,
  );
  const made = data?.createPaypalExpressToken as { token: string; paypal_urls: { start: string } } | null | undefined;
  return { token: made?.token ?? '', start: made?.paypal_urls.start ?? '', error };
};

const answer = async (token: string, isApproved: boolean) => {
  const response = await provider(
    new Request('http://localhost:8081/paypal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, isApproved }),
    }),
  );
  return { status: response.status, url: ((await response.json()) as { url?: string }).url ?? '' };
};

const agree = async (cartId: string): Promise<{ token: string; payerId: string }> => {
  const { token } = await begin(cartId);
  const { url } = await answer(token, true);
  return { token, payerId: new URL(url).searchParams.get('PayerID') ?? '' };
};

const set = async (cartId: string, { token, payerId }: { token: string; payerId: string }) =>
  (
    await ask(
      `mutation ($id: String!, $details: PaypalExpressInput) { setPaymentMethodOnCart(input: {
         cart_id: $id, payment_method: { code: "paypal_express", paypal_express: $details }
       }) { cart { selected_payment_method { code } } } }`,
      { id: cartId, details: token === '' ? null : { token, payer_id: payerId } },
    )
  ).error;

const place = (cartId: string) =>
  rest(`${cartId}/payment-information`, { email: 'guest@example.com', paymentMethod: { method: 'paypal_express' } });

const orders = () => db.all('SELECT method, transaction_id FROM sales_order_payment');

test('a shopper who agrees comes back with the payer, and the order is paid once', async () => {
  const cartId = await fillCart();
  const { token, start } = await begin(cartId);
  expect(token).toMatch(/^EC-[A-Z0-9]{17}$/);
  expect(start).toBe(`http://localhost:8081/paypal?token=${token}`);
  const page = await provider(new Request(start));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('£27.95');

  const { url } = await answer(token, true);
  expect(url).toMatch(new RegExp(`^${shop}/checkout/\\?token=${token}&PayerID=[A-Z0-9]{13}$`));
  expect((await answer(token, true)).url).toBe(url);
  const approval = { token, payerId: new URL(url).searchParams.get('PayerID') ?? '' };
  expect(await set(cartId, approval)).toBeUndefined();
  expect(await set(cartId, approval)).toBeUndefined();
  expect((await place(cartId)).status).toBe(200);
  expect((await place(cartId)).status).toBe(404);
  expect(orders()).toMatchObject([
    { method: 'paypal_express', transaction_id: expect.stringMatching(/^test_/) as string },
  ]);
  expect((await provider(new Request(start))).status).toBe(404);
  expect((await answer(token, true)).status).toBe(404);
});

test('who gives up comes back without a payer, and may still agree', async () => {
  const cartId = await fillCart();
  const { token } = await begin(cartId);
  expect((await answer(token, false)).url).toBe(`${shop}/checkout/cancelled/?token=${token}`);
  expect(await set(cartId, { token, payerId: 'ANYBODY' })).toBe(paypalMessages.badPayer);
  expect((await place(cartId)).body).toMatchObject({ message: paypalMessages.noPayer });
  expect(orders()).toEqual([]);
  expect((await answer(token, true)).url).toContain('PayerID=');
});

test('a wrong, foreign, old or used payment is refused', async () => {
  const cartId = await fillCart();
  const other = await fillCart();
  const approval = await agree(cartId);
  expect(await set(cartId, { token: '', payerId: '' })).toBe(paypalMessages.noDetails);
  expect(await set(cartId, { ...approval, token: 'EC-0' })).toBe(paypalMessages.badToken);
  expect(await set(cartId, { ...approval, payerId: 'SOMEBODYELSE' })).toBe(paypalMessages.badPayer);
  expect(await set(other, approval)).toBe(paypalMessages.badToken);
  expect((await place(other)).body).toMatchObject({ message: paypalMessages.noPayer });

  db.run('UPDATE test_payment_nonce SET used_at = 1 WHERE nonce = ?', approval.token);
  expect(await set(cartId, approval)).toBe(paypalMessages.badToken);
  const late = await agree(cartId);
  now += 3 * 60 * 60 * 1000;
  expect(await set(cartId, late)).toBe(paypalMessages.badToken);
  expect((await answer(late.token, true)).status).toBe(404);
  expect(orders()).toEqual([]);
});

test('no more is taken than the shopper agreed to', async () => {
  const cartId = await fillCart();
  const approval = await agree(cartId);
  await ask(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ZINC", quantity: 1 }]) { user_errors { message } } }',
    { id: cartId },
  );
  expect(await set(cartId, approval)).toBeUndefined();
  expect((await place(cartId)).status).toBe(400);
  expect(orders()).toEqual([]);
});

test('another way to pay that was chosen later takes no money from PayPal', async () => {
  const cartId = await fillCart();
  await set(cartId, await agree(cartId));
  const body = { email: 'guest@example.com', paymentMethod: { method: 'test_card', additional_data: null } };
  expect((await rest(`${cartId}/payment-information`, body)).status).toBe(400);
  expect(orders()).toEqual([]);
});

test.each(['', '/checkout', 'https://evil.example/', '//evil.example', '\\evil', 'a/../b', 'checkout?a=b', ':8080/x'])(
  'the way back %j is none of the shop’s',
  async (path) => {
    const cartId = await fillCart();
    expect((await begin(cartId, { urls: { ...urls, return_url: path } })).error).toBe(paypalMessages.invalidUrl);
    expect((await begin(cartId, { urls: { ...urls, cancel_url: path } })).error).toBe(paypalMessages.invalidUrl);
  },
);

test('a token is made for one’s own cart, for money, and for PayPal alone', async () => {
  const cartId = await fillCart();
  expect((await begin(cartId, { code: 'payflow_express' })).error).toBe(paypalMessages.notAvailable);
  insertCustomer(db, { email: 'eve@example.com' });
  const eve = await signInAs({ fetch: fetchShop }, 'eve@example.com');
  expect((await begin(cartId, {}, eve)).error).toMatch(/cannot perform operations/);
  await ask(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "GIFT" }) { cart { id } } }',
    { id: cartId },
  );
  expect((await begin(cartId)).error).toBe(paypalMessages.nothingToPay);
});
