import { addItems, type CartBackend, newCart, openCartBackend } from '../cart/testing/cartBackend';
import { insertProduct, insertRow, insertStoreSetting } from '../testing/fixtures';
import { createToken, knowCard } from '../payments/testProvider/nonces';
import { guestPath, insertShippingMethods, pay, paymentBody, readPlacedOrder, shippingBody } from './testing/readyCart';

let backend: CartBackend;
const euro = { 'Content-Currency': 'EUR' };

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertStoreSetting(backend.db, 'allowed_currencies', ['GBP', 'EUR']);
  insertRow(backend.db, 'currency_rate', { base: 'GBP', currency: 'EUR', rate: 1.2 });
  insertProduct(backend.db, { id: 1, sku: 'ZINC', price_minor: 2000 });
});
afterEach(() => backend.db.close());

/** A cart in euro of goods for 20 pounds each; express delivery is never free. */
const euroCart = async (card: string | null, quantity = 1): Promise<string> => {
  const id = await newCart(backend, euro);
  await addItems(backend, id, [{ sku: 'ZINC', quantity }], euro);
  if (card) {
    const applied = await backend.graphql(
      `mutation ($id: String!, $card: String!) {
         applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $card }) { cart { id } } }`,
      { id, card },
      euro,
    );
    expect(applied.error).toBeUndefined();
  }
  const sent = await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody({}, 'express'));
  expect(sent.status).toBe(200);
  return id;
};
const nonce = (amountMinor: number): string => {
  const card = { number: '4000000000000002', expiry: '09/28', securityCode: '123', name: 'Ann Shopper' };
  return createToken(backend.db, knowCard(card), { amountMinor, currency: 'EUR' }, backend.now()).nonce ?? '';
};
const balance = () => backend.db.get<{ balance_minor: number }>('SELECT balance_minor FROM gift_card')?.balance_minor;
const totals = async (id: string) => (await readPlacedOrder(backend, id, euro)).at('placedOrder.order.total');

test('an order in euro is priced, paid and written down in euro', async () => {
  const id = await euroCart(null);
  // 20.00 and 6.95 pounds at 1.2.
  expect(await pay(backend, id, paymentBody(nonce(3234)))).toMatchObject({ status: 200 });
  expect(await totals(id)).toMatchObject({
    subtotal: { value: 24 },
    total_shipping: { value: 8.34 },
    grand_total: { value: 32.34, currency: 'EUR' },
  });
});

test('a gift card in pounds pays for an order in euro at the same rate, and keeps the rest in pounds', async () => {
  insertRow(backend.db, 'gift_card', { code: 'FIFTY', balance_minor: 5000, currency: 'GBP' });
  const id = await euroCart('FIFTY');
  expect(await pay(backend, id, paymentBody(null, { paymentMethod: { method: 'free' } }))).toMatchObject({
    status: 200,
  });
  expect(await totals(id)).toMatchObject({
    grand_total: { value: 0, currency: 'EUR' },
    discounts: [{ label: 'Gift card', amount: { value: 32.34 } }],
  });
  // 32.34 euro are 26.95 pounds.
  expect(balance()).toBe(2305);
});

test('a gift card in pounds that does not suffice leaves the rest to the card, to the cent', async () => {
  insertRow(backend.db, 'gift_card', { code: 'ODD', balance_minor: 1001, currency: 'GBP' });
  const id = await euroCart('ODD');
  // 10.01 pounds are 12.01 euro.
  expect(await pay(backend, id, paymentBody(nonce(3234 - 1201)))).toMatchObject({ status: 200 });
  expect(balance()).toBe(0);
});
