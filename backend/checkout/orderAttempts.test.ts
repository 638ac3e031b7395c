import { openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertCustomer, insertProduct } from '../testing/fixtures';

import { insertShippingMethods, nonceFor, pay, paymentBody, readyCart, countRows } from './testing/readyCart';

const key = 'key-of-one-decision';
const withKey = { 'Idempotency-Key': key };
let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, quantity: 10 });
});
afterEach(() => backend.db.close());

const settle = async (id: string, sentKey = key, headers: Record<string, string> = {}) => {
  const answer = await backend.graphql(
    `mutation ($id: String!, $key: String!) { settleOrderAttempt(cart_id: $id, key: $key) {
       status placed { entity_id number masked_email order { email } } } }`,
    { id, key: sentKey },
    headers,
  );
  return answer.at('settleOrderAttempt');
};
const notPlaced = { status: 'NOT_PLACED', placed: null };

test('an attempt that has not begun is closed: arriving later it is refused, and its payment given up', async () => {
  const id = await readyCart(backend);
  expect(await settle(id)).toEqual(notPlaced);
  const nonce = nonceFor(backend, 2795);
  expect((await pay(backend, id, paymentBody(nonce), withKey)).status).toBe(409);
  expect(countRows(backend, 'sales_order')).toBe(0);
  expect((await pay(backend, id, paymentBody(nonce), { 'Idempotency-Key': 'next' })).status).toBe(400);
  const again = await pay(backend, id, paymentBody(nonceFor(backend, 2795)), { 'Idempotency-Key': 'later' });
  expect(again.status).toBe(200);
  // The cart was ordered under another key since.
  expect(await settle(id)).toMatchObject({ status: 'PLACED', placed: { entity_id: 1 } });
});

test('an attempt that is at work is neither placed nor not, until its process must have ended', async () => {
  const id = await readyCart(backend);
  backend.db.run("INSERT INTO order_attempt VALUES ('other', ?, 'placing', NULL, '2026-11-20 11:59:00')", id);
  const placing = { status: 'PLACING', placed: null };
  // The same cart is being ordered under another key.
  expect([await settle(id, 'other'), await settle(id)]).toEqual([placing, placing]);
  backend.db.run("UPDATE order_attempt SET changed_at = '2026-11-20 11:57:59'");
  expect([await settle(id, 'other'), await settle(id)]).toEqual([notPlaced, notPlaced]);
});

test('a refusal leaves nothing: it is told as not placed', async () => {
  const id = await readyCart(backend);
  expect((await pay(backend, id, paymentBody('made-up'), withKey)).status).toBe(400);
  expect(await settle(id)).toEqual(notPlaced);
});

test('pressing again with another payment gets the first answer, and the second payment is given up', async () => {
  const id = await readyCart(backend);
  const [first, second] = [nonceFor(backend, 2795), nonceFor(backend, 2795)];
  expect(await pay(backend, id, paymentBody(first), withKey)).toEqual({ status: 200, body: 1 });
  expect(await pay(backend, id, paymentBody(second), withKey)).toEqual({ status: 200, body: 1 });
  expect([countRows(backend, 'sales_order'), countRows(backend, 'sales_order_payment')]).toEqual([1, 1]);
  const outcome = backend.db.get('SELECT outcome, used_at FROM test_payment_nonce WHERE nonce = ?', second);
  expect(outcome).toEqual({ outcome: 'cancelled', used_at: null });
});

test("who holds the key learns of a customer's order that it was placed, and nothing personal", async () => {
  const id = await readyCart(backend);
  await pay(backend, id, paymentBody(nonceFor(backend, 2795)), withKey);
  const order = { entity_id: 1, number: '10000000001', masked_email: 'a…@…' };
  expect(await settle(id)).toEqual({ status: 'PLACED', placed: { ...order, order: { email: 'ann@example.com' } } });
  const customerId = insertCustomer(backend.db);
  backend.db.run('UPDATE cart SET customer_id = ?', customerId);
  backend.db.run('UPDATE sales_order SET customer_id = ?', customerId);
  expect(await settle(id)).toEqual({ status: 'PLACED', placed: { ...order, order: null } });
  expect(await settle(id, 'guessed')).toEqual({ status: 'PLACED', placed: null });
  expect(await settle('x'.repeat(32))).toEqual({ status: 'PLACED', placed: { ...order, order: null } });
});

test('a key that no order could have been sent with is refused', async () => {
  const { error } = await backend.graphql('mutation { settleOrderAttempt(cart_id: "a", key: "") { status } }');
  expect(error).toBe('The key of an order attempt is missing or too long.');
});
