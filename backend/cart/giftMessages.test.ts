import {
  guestPath,
  nonceFor,
  paymentBody,
  pay,
  shippingBody,
  insertShippingMethods,
} from '../checkout/testing/readyCart';
import { insertProduct, insertStoreSetting } from '../testing/fixtures';
import { addItems, type CartBackend, newCart, openCartBackend } from './testing/cartBackend';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', price_minor: 2000 });
  insertProduct(backend.db, { id: 2, sku: 'SALE', price_minor: 500, gift_message_available: 0 });
  insertStoreSetting(backend.db, 'allow_items', '1');
  insertStoreSetting(backend.db, 'allow_order', '1');
});
afterEach(() => backend.db.close());

const forAnna = { to: 'Anna', from: 'Ben', message: 'Get well soon' };

const cartOf = async (): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [
    { sku: 'ZINC', quantity: 1 },
    { sku: 'SALE', quantity: 1 },
  ]);
  return id;
};

const line = '... on SimpleCartItem { gift_message { to from message } }';
const read = (id: string) =>
  backend.graphql(
    `query ($id: String!) { cart(cart_id: $id) { gift_message { to from message } items { uid quantity ${line} } } }`,
    { id },
  );

const update = async (id: string, place: number, change: Record<string, unknown>) => {
  const uid = (await read(id)).at(`cart.items.${place}.uid`);
  return backend.graphql(
    `mutation ($id: String!, $item: CartItemUpdateInput!) {
       updateCartItems(input: { cart_id: $id, cart_items: [$item] }) { cart { items { quantity ${line} } } } }`,
    { id, item: { cart_item_uid: uid, quantity: 1, ...change } },
  );
};

test('a message goes with a line through changes of its quantity, until it is emptied', async () => {
  const id = await cartOf();
  await update(id, 0, { gift_message: forAnna });
  expect((await update(id, 0, { quantity: 3 })).at('updateCartItems.cart.items.0')).toEqual({
    quantity: 3,
    gift_message: forAnna,
  });
  expect(
    (await update(id, 0, { gift_message: { ...forAnna, message: ' ' } })).at('updateCartItems.cart.items.0'),
  ).toEqual({
    quantity: 1,
    gift_message: null,
  });
});

test('where product or store allows none, a message is left out without a word; one too long is refused', async () => {
  const id = await cartOf();
  expect((await update(id, 1, { gift_message: forAnna })).at('updateCartItems.cart.items.1.gift_message')).toBeNull();
  const long = { ...forAnna, to: 'A'.repeat(256) };
  expect((await update(id, 0, { gift_message: long })).error).toBe('Gift Message cannot be updated.');
  insertStoreSetting(backend.db, 'allow_items', '0');
  expect((await update(id, 0, { gift_message: forAnna })).at('updateCartItems.cart.items.0.gift_message')).toBeNull();
});

test('one for the whole order is sent by REST, cleared by an empty text, and refused where the store has none', async () => {
  const id = await cartOf();
  const send = (message: string) =>
    backend.rest('POST', guestPath(id, 'gift-message'), { giftMessage: { sender: 'Ben', recipient: 'Anna', message } });
  expect(await send('Get well soon')).toEqual({ status: 200, body: true });
  expect((await read(id)).at('cart.gift_message')).toEqual(forAnna);
  await send('');
  expect((await read(id)).at('cart.gift_message')).toBeNull();
  insertStoreSetting(backend.db, 'allow_order', '0');
  expect(await send('Hello')).toMatchObject({ status: 400, body: { message: "The gift message isn't available." } });
});

test('messages of lines are sent by REST, too, and orders keep all of them', async () => {
  const id = await cartOf();
  const uid = String((await read(id)).at('cart.items.0.uid'));
  const item = Buffer.from(uid, 'base64').toString();
  const body = { giftMessage: { sender: 'Ben', recipient: 'Anna', message: 'Get well soon' } };
  expect(await backend.rest('POST', guestPath(id, `gift-message/${item}`), body)).toEqual({ status: 200, body: true });
  expect(await backend.rest('POST', guestPath(id, 'gift-message/999'), body)).toMatchObject({ status: 404 });
  await backend.rest('POST', guestPath(id, 'gift-message'), body);
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  expect(await pay(backend, id, paymentBody(nonceFor(backend, 2895)))).toMatchObject({ status: 200 });
  const order = await backend.graphql(
    `query ($id: String!) { placedOrder(cart_id: $id) { order { gift_message { to from message }
       items { gift_message { to from message } } } } }`,
    { id },
  );
  expect(order.at('placedOrder.order')).toEqual({
    gift_message: forAnna,
    items: [{ gift_message: forAnna }, { gift_message: null }],
  });
});
