import { addItems, type CartBackend, newCart, openCartBackend } from '../cart/testing/cartBackend';
import {
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  shippingBody,
} from '../checkout/testing/readyCart';
import { toUid } from '../graphql/uid';
import { listMail } from '../mail/outbox';
import { insertCustomer, insertProduct, insertRow, insertStoreSetting } from '../testing/fixtures';

let backend: CartBackend;

const [meadow, kraft, sold] = [toUid(1), toUid(2), toUid(3)];
const switches = [
  'allow_gift_wrapping_on_order',
  'allow_gift_wrapping_on_order_items',
  'allow_printed_card',
  'allow_gift_receipt',
  'allow_order',
] as const;

const insertWrappings = (db: CartBackend['db']): void => {
  const paper = { image: 'wrapping/gift-meadow.jpg', position: 1 };
  insertRow(db, 'gift_wrapping', { id: 1, code: 'meadow', design: 'Meadow paper', price_minor: 360, ...paper });
  insertRow(db, 'gift_wrapping', { id: 2, code: 'kraft', design: 'Brown paper', price_minor: 240, position: 2 });
  insertRow(db, 'gift_wrapping', { id: 3, code: 'old', design: 'Old', price_minor: 100, position: 3, is_active: 0 });
};

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertWrappings(backend.db);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', price_minor: 2000 });
  insertProduct(backend.db, { id: 2, sku: 'JAR', price_minor: 1000, gift_wrapping_price_minor: 600 });
  insertProduct(backend.db, { id: 3, sku: 'BULKY', price_minor: 500, gift_wrapping_available: 0 });
  for (const path of switches) insertStoreSetting(backend.db, path, '1');
  insertStoreSetting(backend.db, 'printed_card_price_minor', 120);
});
afterEach(() => backend.db.close());

const cartOf = async (...skus: string[]): Promise<string> => {
  const id = await newCart(backend);
  await addItems(
    backend,
    id,
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  return id;
};

const wrapping = 'gift_wrapping { uid design price { value } image { url label } }';
const amounts = ['gift_wrapping_for_items', 'gift_wrapping_for_order', 'printed_card'].flatMap((name) => [
  `${name} { value }`,
  `${name}_incl_tax { value }`,
]);
const fields = `${wrapping} gift_receipt_included printed_card_included gift_message { message }
  available_gift_wrappings { uid } prices { grand_total { value } applied_taxes { amount { value } }
  gift_options { ${amounts.join(' ')} } }
  items { uid quantity ... on SimpleCartItem { gift_wrapping { design price { value } }
    available_gift_wrapping { uid price { value } } } }`;

const read = async (id: string, path: string) =>
  (await backend.graphql(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id })).at(`cart.${path}`);

const setOptions = (id: string, options: Record<string, unknown>) =>
  backend.graphql(
    `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { ${fields} } } }`,
    { input: { cart_id: id, gift_receipt_included: false, printed_card_included: false, ...options } },
  );

const update = async (id: string, place: number, change: Record<string, unknown>) =>
  backend.graphql(
    `mutation ($id: String!, $item: CartItemUpdateInput!) {
       updateCartItems(input: { cart_id: $id, cart_items: [$item] }) { cart { ${fields} } } }`,
    { id, item: { cart_item_uid: await read(id, `items.${place}.uid`), quantity: 1, ...change } },
  );

const everything = { gift_wrapping_id: meadow, gift_receipt_included: true, printed_card_included: true };

test('an order is wrapped once, with card and receipt, and each price stands in the sums with its tax', async () => {
  const id = await cartOf('ZINC');
  const { at } = await setOptions(id, { ...everything, gift_message: { to: 'A', from: 'B', message: 'Hello' } });
  expect(at('setGiftOptionsOnCart.cart')).toMatchObject({
    gift_wrapping: { uid: meadow, design: 'Meadow paper', price: { value: 3.6 }, image: { label: 'Meadow paper' } },
    gift_receipt_included: true,
    printed_card_included: true,
    gift_message: { message: 'Hello' },
    available_gift_wrappings: [{ uid: meadow }, { uid: kraft }],
    prices: {
      grand_total: { value: 24.8 },
      applied_taxes: [{ amount: { value: 4.13 } }],
      gift_options: {
        gift_wrapping_for_items: null,
        gift_wrapping_for_order: { value: 3 },
        gift_wrapping_for_order_incl_tax: { value: 3.6 },
        printed_card: { value: 1 },
        printed_card_incl_tax: { value: 1.2 },
      },
    },
  });
  expect(at('setGiftOptionsOnCart.cart.gift_wrapping.image.url')).toMatch(/\/media\/wrapping\/gift-meadow\.jpg$/);
});

test('what a call leaves out is taken away', async () => {
  const id = await cartOf('ZINC');
  await setOptions(id, { ...everything, gift_message: { to: 'A', from: 'B', message: 'Hello' } });
  expect((await setOptions(id, {})).at('setGiftOptionsOnCart.cart')).toMatchObject({
    gift_wrapping: null,
    gift_receipt_included: false,
    printed_card_included: false,
    gift_message: null,
    prices: { grand_total: { value: 20 } },
  });
});

test('every piece of a line is wrapped, at the price of the product where it has one', async () => {
  const id = await cartOf('ZINC', 'JAR');
  await update(id, 0, { gift_wrapping_id: kraft, quantity: 3 });
  const { at } = await update(id, 1, { gift_wrapping_id: kraft });
  expect(at('updateCartItems.cart.items')).toMatchObject([
    { quantity: 3, gift_wrapping: { design: 'Brown paper', price: { value: 2.4 } } },
    { gift_wrapping: { design: 'Brown paper', price: { value: 6 } } },
  ]);
  expect(at('updateCartItems.cart.items.1.available_gift_wrapping.0.price.value')).toBe(6);
  expect(at('updateCartItems.cart.prices.gift_options.gift_wrapping_for_items_incl_tax.value')).toBe(13.2);
  expect(at('updateCartItems.cart.prices.grand_total.value')).toBe(83.2);
  // Its quantity alone leaves the paper, null takes it off.
  await update(id, 0, { quantity: 1 });
  expect(await read(id, 'items.0.gift_wrapping.design')).toBe('Brown paper');
  await update(id, 0, { gift_wrapping_id: null });
  expect(await read(id, 'items.0.gift_wrapping')).toBeNull();
});

test.each([
  ['an unknown design', toUid(99), 'This gift wrapping is not available any more. Choose another one.'],
  ['one that is not offered', sold, 'This gift wrapping is not available any more. Choose another one.'],
  ['what is no uid', 'nonsense', 'Value of uid "nonsense" is incorrect.'],
])('%s is refused and changes nothing', async (_, uid, words) => {
  const id = await cartOf('ZINC');
  await setOptions(id, { gift_wrapping_id: meadow });
  expect((await setOptions(id, { gift_wrapping_id: uid })).error).toBe(words);
  expect((await update(id, 0, { gift_wrapping_id: uid, quantity: 5 })).error).toBe(words);
  expect(await read(id, 'gift_wrapping.uid')).toBe(meadow);
  expect(await read(id, 'items.0.quantity')).toBe(1);
});

test('a product that cannot be wrapped offers nothing and refuses it', async () => {
  const id = await cartOf('BULKY');
  expect(await read(id, 'items.0.available_gift_wrapping')).toEqual([]);
  expect((await update(id, 0, { gift_wrapping_id: meadow })).error).toBe('This gift option is not available.');
});

test.each([
  ['allow_gift_wrapping_on_order', { gift_wrapping_id: meadow }, 'gift_wrapping', null],
  ['allow_printed_card', { printed_card_included: true }, 'printed_card_included', false],
  ['allow_gift_receipt', { gift_receipt_included: true }, 'gift_receipt_included', false],
  ['allow_order', { gift_message: { to: '', from: '', message: 'Hello' } }, '', null],
] as const)(
  'what the merchant switches off is refused, and costs nothing where it was chosen: %s',
  async (path, option, field, none) => {
    const id = await cartOf('ZINC');
    await setOptions(id, option);
    insertStoreSetting(backend.db, path, '0');
    expect((await setOptions(id, option)).error).toBe('This gift option is not available.');
    if (field) expect(await read(id, field)).toBe(none);
    expect(await read(id, 'prices.grand_total.value')).toBe(20);
  },
);

test('a design that is taken away leaves every cart', async () => {
  const id = await cartOf('ZINC');
  await setOptions(id, { gift_wrapping_id: meadow });
  await update(id, 0, { gift_wrapping_id: meadow });
  expect(await read(id, 'prices.grand_total.value')).toBe(27.2);
  backend.db.run('UPDATE gift_wrapping SET is_active = 0');
  expect(await read(id, 'prices.grand_total.value')).toBe(20);
  expect(await read(id, 'items.0.gift_wrapping')).toBeNull();
});

test('coupons leave gift options alone, and they earn no free delivery', async () => {
  insertRow(backend.db, 'coupon', { code: 'TEN', label: '10%', percent: 10 });
  const id = await cartOf('ZINC');
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  const before = Number(await read(id, 'prices.grand_total.value'));
  await backend.graphql(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TEN" }) { cart { id } } }',
    { id },
  );
  await setOptions(id, everything);
  expect(await read(id, 'prices.grand_total.value')).toBeCloseTo(before - 2 + 4.8);
});

test('the guest’s options go into the customer’s cart, which keeps its own where the guest has none', async () => {
  const id = await cartOf('ZINC');
  await setOptions(id, { gift_wrapping_id: kraft });
  await update(id, 0, { gift_wrapping_id: meadow });
  const headers = backend.signIn(insertCustomer(backend.db));
  const own = String((await backend.graphql('{ customerCart { id } }', {}, headers)).at('customerCart.id'));
  await backend.graphql(
    `mutation ($id: String!) { setGiftOptionsOnCart(input: { cart_id: $id, gift_receipt_included: true,
       printed_card_included: false }) { cart { id } } }`,
    { id: own },
    headers,
  );
  const merged = await backend.graphql(
    `mutation ($id: String!) { mergeCarts(source_cart_id: $id) { ${fields} } }`,
    { id },
    headers,
  );
  expect(merged.at('mergeCarts')).toMatchObject({
    gift_wrapping: { uid: kraft },
    gift_receipt_included: true,
    items: [{ gift_wrapping: { design: 'Meadow paper' } }],
  });
});

test('an order keeps what was chosen as it was on the day, and what it cost', async () => {
  const id = await cartOf('ZINC', 'BULKY');
  await setOptions(id, everything);
  await update(id, 0, { gift_wrapping_id: kraft });
  const sent = await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  const total = Number(await read(id, 'prices.grand_total.value'));
  expect(sent.body).toMatchObject({ totals: { grand_total: total } });
  expect(JSON.stringify(sent.body)).toContain('{"gw_items_price":"2","gw_price":"3","gw_card_price":"1"}');
  expect(await pay(backend, id, paymentBody(nonceFor(backend, Math.round(total * 100))))).toMatchObject({
    status: 200,
  });
  backend.db.run("UPDATE gift_wrapping SET design = 'New', price_minor = 9900");
  const order = await backend.graphql(
    `query ($id: String!) { placedOrder(cart_id: $id) { order { ${wrapping} gift_receipt_included printed_card_included
       items { gift_wrapping { design } } total { grand_total { value } total_tax { value }
         gift_options { ${amounts.join(' ')} } } } } }`,
    { id },
  );
  expect(order.at('placedOrder.order')).toMatchObject({
    gift_wrapping: { design: 'Meadow paper', price: { value: 3.6 } },
    gift_receipt_included: true,
    printed_card_included: true,
    items: [{ gift_wrapping: { design: 'Brown paper' } }, { gift_wrapping: null }],
    total: {
      grand_total: { value: total },
      gift_options: {
        gift_wrapping_for_items_incl_tax: { value: 2.4 },
        gift_wrapping_for_order_incl_tax: { value: 3.6 },
        printed_card_incl_tax: { value: 1.2 },
      },
    },
  });
  expect(listMail(backend.db)[0]?.body).toMatch(/Gift wrapping £6\.00\. Printed card £1\.20\. Total £/);
});

test('in another currency every price is converted', async () => {
  insertStoreSetting(backend.db, 'allowed_currencies', ['GBP', 'EUR']);
  insertRow(backend.db, 'currency_rate', { base: 'GBP', currency: 'EUR', rate: 1.2 });
  const euro = { 'Content-Currency': 'EUR' };
  const id = await newCart(backend, euro);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], euro);
  const { at } = await backend.graphql(
    `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { ${fields} } } }`,
    { input: { cart_id: id, ...everything } },
    euro,
  );
  expect(at('setGiftOptionsOnCart.cart.prices')).toMatchObject({
    grand_total: { value: 29.76 },
    gift_options: { gift_wrapping_for_order_incl_tax: { value: 4.32 }, printed_card_incl_tax: { value: 1.44 } },
  });
});
