import { newCart, addItems, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { listMail } from '../mail/outbox';
import { insertProduct, insertStoreSetting } from '../testing/fixtures';
import { insertShippingMethods, nonceFor, pay, paymentBody, readyCart } from './testing/readyCart';

// The clock of these tests stands at noon on Friday 20 November 2026.
let backend: CartBackend;
const times = { order_by: '15:00', min_days: 2, max_days: 3, closed_days: ['2026-11-24'] };

const methodsOf = async (id: string) => {
  const answer = await backend.graphql(
    `mutation ($id: String!) { estimateShippingMethods(input: { cart_id: $id, address: { country_code: GB, postcode: "SW1A 1AA" } }) {
       method_code delivery_window { from to before } } }`,
    { id },
  );
  return answer.at('estimateShippingMethods');
};
const promiseOf = async (field: string, variables: Record<string, string>) =>
  (
    await backend.graphql(
      field === 'placedOrder'
        ? 'query ($id: String!) { placedOrder(cart_id: $id) { order { delivery_window { from to before } } } }'
        : 'query ($number: String!, $email: String) { trackedOrder(number: $number, email: $email) { delivery_window { from to before } } }',
      variables,
    )
  ).at(field);

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, name: 'Zinc', quantity: 10 });
});
afterEach(() => backend.db.close());

it('names the days of each method, over weekend and holiday', async () => {
  insertStoreSetting(backend.db, 'delivery_times', times);
  backend.db.run(
    "UPDATE shipping_method SET min_days = 1, max_days = 1, arrives_before = '18:00' WHERE method_code = 'express'",
  );
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }]);
  expect(await methodsOf(id)).toEqual([
    { method_code: 'standard', delivery_window: { from: '2026-11-25', to: '2026-11-26', before: null } },
    { method_code: 'express', delivery_window: { from: '2026-11-23', to: '2026-11-23', before: '18:00' } },
  ]);
});

it('promises nothing where the configuration names no days', async () => {
  const id = await readyCart(backend);
  await pay(backend, id, paymentBody(nonceFor(backend, 2795)));
  expect(await promiseOf('placedOrder', { id })).toEqual({ order: { delivery_window: null } });
  expect(await methodsOf(await newCart(backend))).toEqual([]);
});

it('keeps what an order was promised, whatever the rules are later, and mails it', async () => {
  insertStoreSetting(backend.db, 'delivery_times', times);
  const id = await readyCart(backend);
  await pay(backend, id, paymentBody(nonceFor(backend, 2795)));
  insertStoreSetting(backend.db, 'delivery_times', { ...times, min_days: 9, max_days: 9 });
  const promised = { delivery_window: { from: '2026-11-25', to: '2026-11-26', before: null } };
  expect(await promiseOf('placedOrder', { id })).toEqual({ order: promised });
  expect(await promiseOf('trackedOrder', { number: '10000000001', email: 'ann@example.com' })).toEqual(promised);

  const [mail, ...others] = listMail(backend.db);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: 'Your Halewell order 10000000001' });
  expect(mail?.body).toMatch(/2 × Zinc \(ZINC\), £24\.00/);
  expect(mail?.body).toMatch(/Total £27\.95, including £4\.66 VAT/);
  expect(mail?.body).toMatch(/between Wednesday 25 November and Thursday 26 November, by Royal Mail/);
});

it('mails nothing of an order that was refused', async () => {
  const id = await readyCart(backend);
  await pay(backend, id, paymentBody(nonceFor(backend, 2795, '4000000000000044')));
  expect(listMail(backend.db)).toEqual([]);
});
