import { addItems, type CartBackend, newCart, openCartBackend, setPrice } from '../cart/testing/cartBackend';
import { insertProduct, insertRow } from '../testing/fixtures';
import {
  countRows,
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readPlacedOrder,
  shippingBody,
} from './testing/readyCart';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', price_minor: 2000 });
  insertRow(backend.db, 'gift_card', { code: 'FIFTY', balance_minor: 5000, currency: 'GBP' });
});
afterEach(() => backend.db.close());

/** A cart of goods for 40 pounds, delivered free, that draws on the card. */
const cartWithCard = async (): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
  await backend.graphql(
    `mutation ($id: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: "FIFTY" }) { cart { id } } }`,
    { id },
  );
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  return id;
};
const balance = () => backend.db.get<{ balance_minor: number }>('SELECT balance_minor FROM gift_card')?.balance_minor;
const free = paymentBody(null, { paymentMethod: { method: 'free' } });

test('a card that covers everything is drawn on by the order, which says so; nothing is asked of a payment provider', async () => {
  const id = await cartWithCard();
  expect(await pay(backend, id, free)).toMatchObject({ status: 200 });
  expect(balance()).toBe(1000);
  expect((await readPlacedOrder(backend, id)).at('placedOrder.order.total')).toMatchObject({
    subtotal: { value: 40 },
    grand_total: { value: 0 },
    discounts: [{ label: 'Gift card', amount: { value: 40 } }],
  });
});

test('of two carts that count on one card, the second pays what is left over', async () => {
  const [first, second] = [await cartWithCard(), await cartWithCard()];
  await pay(backend, first, free);
  expect(await pay(backend, second, free)).not.toMatchObject({ status: 200 });
  expect(countRows(backend, 'sales_order')).toBe(1);
  expect(await pay(backend, second, paymentBody(nonceFor(backend, 3000)))).toMatchObject({ status: 200 });
  expect(balance()).toBe(0);
});

test('an order that is refused leaves the card as it was', async () => {
  const id = await cartWithCard();
  setPrice(backend, 1, 3000);
  expect(await pay(backend, id, free)).not.toMatchObject({ status: 200 });
  expect(balance()).toBe(5000);
});
