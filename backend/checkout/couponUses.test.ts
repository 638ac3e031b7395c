import { applyCoupon, openCartBackend, readCart, type CartBackend } from '../cart/testing/cartBackend';
import { insertCoupon, insertCustomer, insertProduct, insertStoreSetting } from '../testing/fixtures';
import {
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readPlacedOrder,
  readyCart,
  shippingBody,
} from './testing/readyCart';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1000, quantity: 100 });
  insertCoupon(backend.db);
});
afterEach(() => backend.db.close());

const invalid = "The coupon code isn't valid. Verify the code and try again.";

/** A cart of ten pounds with the coupon; delivery is 3.95. */
const cartWithCoupon = async (): Promise<string> => {
  const id = await readyCart(backend, [{ sku: 'ZINC', quantity: 1 }]);
  expect((await applyCoupon(backend, id, 'TEN')).error).toBeUndefined();
  return id;
};
const buy = async (id: string, email: string) => pay(backend, id, paymentBody(nonceFor(backend, 1295), { email }));
const setLimits = (inAll: number | null, perCustomer: number | null) =>
  backend.db.run('UPDATE coupon SET uses_in_all = ?, uses_per_customer = ?', inAll, perCustomer);

it('counts for no more orders than it may in all', async () => {
  setLimits(1, null);
  const [first, late] = [await cartWithCoupon(), await cartWithCoupon()];
  expect((await buy(first, 'ann@example.com')).status).toBe(200);
  const next = await readyCart(backend, [{ sku: 'ZINC', quantity: 1 }]);
  expect((await applyCoupon(backend, next, 'TEN')).error).toBe(invalid);
  // A cart that had it before pays the full price, so a payment of the old total is refused.
  expect((await readCart(backend, late)).at('cart.applied_coupons')).toBeNull();
  expect((await buy(late, 'bob@example.com')).status).toBe(400);
});

it('gives a use back with a cancelled order', async () => {
  setLimits(1, null);
  insertStoreSetting(backend.db, 'order_cancellation_enabled', true);
  const ann = backend.signIn(insertCustomer(backend.db));
  const cart = await cartWithCoupon();
  expect((await buy(cart, 'ann@example.com')).status).toBe(200);
  const order = await readPlacedOrder(backend, cart);
  const next = await readyCart(backend, [{ sku: 'ZINC', quantity: 1 }]);
  expect((await applyCoupon(backend, next, 'TEN')).error).toBe(invalid);

  const claim = 'mutation ($token: String!) { claimOrder(token: $token) { number } }';
  await backend.graphql(claim, { token: order.at('placedOrder.order.token') }, ann);
  const cancelled = await backend.graphql(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Ordered twice" }) { error order { status } } }',
    { id: order.at('placedOrder.order.id') },
    ann,
  );
  expect(cancelled.at('cancelOrder')).toEqual({ error: null, order: { status: 'Closed' } });
  expect((await applyCoupon(backend, next, 'TEN')).error).toBeUndefined();
});

it('counts once for one e-mail, however it is written, and again for another', async () => {
  setLimits(null, 1);
  await buy(await cartWithCoupon(), 'ann@example.com');
  // A guest is nobody before checkout.
  const again = await cartWithCoupon();
  await backend.graphql(
    'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "ANN@example.com" }) { cart { id } } }',
    { id: again },
  );
  expect((await readCart(backend, again)).at('cart.applied_coupons')).toBeNull();
  await backend.rest('POST', guestPath(again, 'shipping-information'), shippingBody());
  expect((await buy(again, 'ann@example.com')).status).toBe(400);
  expect((await buy(await cartWithCoupon(), 'bob@example.com')).status).toBe(200);
});

it('counts a use of each of several, and tells in the order what each took off', async () => {
  insertCoupon(backend.db, { code: 'HALF', label: 'Half price', percent: 50 });
  setLimits(1, null);
  const id = await readyCart(backend, [{ sku: 'ZINC', quantity: 1 }]);
  const apply = (cart: string) =>
    backend.graphql(
      'mutation ($id: String!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["TEN", "HALF"], type: APPEND }) { cart { id } } }',
      { id: cart },
    );
  expect((await apply(id)).error).toBeUndefined();
  // 10.00 - 1.00 - 4.50, and 3.95 for the delivery.
  expect((await pay(backend, id, paymentBody(nonceFor(backend, 845), { email: 'ann@example.com' }))).status).toBe(200);
  const discounts = [
    { label: 'Ten off', amount: { value: 1 } },
    { label: 'Half price', amount: { value: 4.5 } },
  ];
  expect((await readPlacedOrder(backend, id)).at('placedOrder.order')).toMatchObject({
    items: [{ discounts }],
    total: { discounts, grand_total: { value: 8.45 } },
  });
  const next = await readyCart(backend, [{ sku: 'ZINC', quantity: 1 }]);
  for (const code of ['TEN', 'HALF']) expect((await applyCoupon(backend, next, code)).error).toBe(invalid);
  backend.db.run("UPDATE sales_order SET status = 'canceled'");
  expect((await apply(next)).error).toBeUndefined();
});
