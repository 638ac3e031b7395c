import fc from 'fast-check';
import { openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertProduct, insertRow, insertStore } from '../testing/fixtures';
import { insertShippingMethods, nonceFor, pay, paymentBody, readyCart } from './testing/readyCart';

let backend: CartBackend;
const number = '10000000001';

const track = (known: { number?: string; email?: string; postcode?: string }, headers: Record<string, string> = {}) =>
  backend.graphql(
    `query ($number: String!, $email: String, $postcode: String) {
       trackedOrder(number: $number, email: $email, postcode: $postcode) {
         number status progress destination shipping_method items { product_name quantity_ordered }
         shipments { number tracking { title number } } } }`,
    { number, ...known },
    headers,
  );

beforeEach(async () => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, name: 'Zinc', quantity: 10 });
  const id = await readyCart(backend);
  await pay(backend, id, paymentBody(nonceFor(backend, 2795)));
});
afterEach(() => backend.db.close());

it('answers to the e-mail or to the postcode, however they are written', async () => {
  for (const known of [
    { email: 'ann@example.com' },
    { email: ' ANN@Example.com ' },
    { postcode: 'SW1A 1AA' },
    { postcode: 'sw1a1aa' },
    { email: 'ann@example.com', postcode: 'SW1A1AA' },
    { number: ` ${number} `, email: 'ann@example.com' },
  ]) {
    const answer = await track(known);
    expect([known, answer.at('trackedOrder')]).toEqual([
      known,
      {
        number,
        status: 'Processing',
        progress: 'PREPARING',
        destination: 'London',
        shipping_method: 'Royal Mail - Standard delivery',
        items: [{ product_name: 'Zinc', quantity_ordered: 2 }],
        shipments: [],
      },
    ]);
  }
});

it('gives a wrong address and an unknown number the same answer', async () => {
  for (const known of [
    { email: 'eve@example.com' },
    { postcode: 'SW1A 1AB' },
    { email: 'ann@example.com', postcode: 'SW1A 1AB' },
    { number: '10000000002', email: 'ann@example.com' },
    { number: "' OR 1=1 --", email: 'ann@example.com' },
  ]) {
    const answer = await track(known);
    expect([answer.error, answer.at('trackedOrder')]).toEqual([undefined, null]);
  }
});

it('answers for another store view of the website: the link in a mail names none', async () => {
  insertStore(backend.db, { id: 11, code: 'uk_de', locale: 'de_DE', is_default: 0 });
  backend.db.run('UPDATE sales_order SET store_id = 11');
  expect((await track({ email: 'ann@example.com' })).at('trackedOrder')).toMatchObject({ number });
});

it('wants one of the two', async () => {
  expect((await track({ email: ' ' })).error).toBe('Required parameter "email" or "postcode" is missing');
});

it('is on its way as soon as a parcel is', async () => {
  insertRow(backend.db, 'sales_shipment', {
    order_id: 1,
    increment_id: '20000000001',
    carrier_code: 'royalmail',
    carrier_title: 'Royal Mail',
    tracking_number: 'RM 1',
    created_at: '2026-11-20 13:00:00',
  });
  const answer = await track({ email: 'ann@example.com' });
  expect(answer.at('trackedOrder.progress')).toBe('SENT');
  expect(answer.at('trackedOrder.shipments')).toEqual([
    { number: '20000000001', tracking: [{ title: 'Royal Mail', number: 'RM 1' }] },
  ]);
});

it('answers no number to a client that was wrong ten times, and the owner all the same', async () => {
  // Numbers follow one another: with a postcode alone they could all be tried.
  for (let guess = 2; guess < 12; guess += 1) await track({ number: `${10000000000 + guess}`, postcode: 'SW1A 1AA' });
  const answer = await track({ email: 'ann@example.com' });
  expect(answer.error).toBe('Too many attempts. Please try again in a few minutes.');
  const owner = await track({ email: 'ann@example.com' }, { 'x-client-address': '198.51.100.7' });
  expect(owner.at('trackedOrder.number')).toBe(number);
});

it('A-19: answers any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string({ minLength: 1 }), async (anyNumber, email) => {
      fc.pre(email.trim() !== '' && anyNumber.trim() !== number);
      const answer = await track({ number: anyNumber, email });
      expect(answer.at('trackedOrder') ?? null).toBeNull();
    }),
    { numRuns: 50 },
  );
});
