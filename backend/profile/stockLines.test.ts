import { openStockBackend, paymentBody, shippingBody, type StockBackend } from './testing/stockBackend';

let backend: StockBackend;
let id: string;
beforeEach(async () => {
  backend = openStockBackend();
  const { data } = await backend.ask('mutation { cartId: createEmptyCart }');
  id = String(data?.cartId);
});
afterEach(() => backend.close());

const lines = 'items { quantity is_available errors { code message } prices { price_including_tax { value } } }';

const add = async (item: Record<string, unknown>) => {
  const { data } = await backend.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
       addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity ${lines} } user_errors { code message } } }`,
    { id, items: [{ quantity: 1, ...item }] },
  );
  return data?.addProductsToCart;
};

const read = async () =>
  (await backend.ask(`query ($id: String!) { cart(cart_id: $id) { ${lines} } }`, { id })).data?.cart;

const mugInMoss = async (): Promise<Record<string, unknown>> => {
  const { data } = await backend.ask(
    `{ products(filter: { sku: { eq: "MU-STUDIO" } }) { items { ... on ConfigurableProduct {
         configurable_options { values { uid label } } } } } }`,
  );
  const uids = [...JSON.stringify(data).matchAll(/"uid":"([^"]+)","label":"(?:Moss|Small, 250 ml)"/g)];
  return { sku: 'MU-STUDIO', selected_options: uids.map(([, uid]) => uid) };
};

test('a line is available when it is added and not when it is read again, where its own product has no stock', async () => {
  expect(await add(await mugInMoss())).toMatchObject({ cart: { items: [{ is_available: true }] }, user_errors: [] });
  expect(await add({ sku: 'VA-TALL' })).toMatchObject({ cart: { items: [{}, { is_available: true, errors: null }] } });
  await add({ sku: 'BO-CEREAL' });
  expect(await read()).toMatchObject({
    items: [
      { is_available: false, errors: null },
      { is_available: false, errors: null },
      { is_available: true, errors: null },
    ],
  });
});

test.each([
  ['MU-ESPRESSO', 1, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 6.'],
  ['MU-ESPRESSO', 8, 'UNDEFINED', 'You can buy this product only in quantities of 6 at a time.'],
  ['MU-ESPRESSO', 54, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  ['PL-SECOND', 4, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['PL-CAKE', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "PL-CAKE"'],
])('%s: %d of it is refused', async (sku, quantity, code, message) => {
  expect(await add({ sku, quantity })).toMatchObject({ cart: { total_quantity: 0 }, user_errors: [{ code, message }] });
});

test('a half dozen is sold where goods are sold by it, and many cost less each', async () => {
  expect(await add({ sku: 'MU-ESPRESSO', quantity: 6 })).toMatchObject({ user_errors: [] });
  const price = (value: number) => ({ prices: { price_including_tax: { value } } });
  await add({ sku: 'BO-DIP', quantity: 5 });
  expect(await read()).toMatchObject({ items: [{}, price(8)] });
  await add({ sku: 'BO-DIP', quantity: 1 });
  expect(await read()).toMatchObject({ items: [{}, { quantity: 6, ...price(7) }] });
  const { data } = await backend.ask(
    '{ products(filter: { sku: { eq: "BO-DIP" } }) { items { price_tiers { quantity final_price { value } } } } }',
  );
  expect(data?.products).toMatchObject({
    items: [
      {
        price_tiers: [
          { quantity: 6, final_price: { value: 42 } },
          { quantity: 12, final_price: { value: 78 } },
        ],
      },
    ],
  });
});

test('what is made to order is in stock, and its order is taken', async () => {
  const { data } = await backend.ask('{ products(filter: { sku: { eq: "VA-TALL" } }) { items { stock_status } } }');
  expect(data?.products).toMatchObject({ items: [{ stock_status: 'IN_STOCK' }] });
  expect(await add({ sku: 'VA-TALL', quantity: 3 })).toMatchObject({ user_errors: [] });
  expect((await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody())).status).toBe(200);
  const placed = await backend.rest(`guest-carts/${id}/payment-information`, paymentBody('checkmo'));
  expect(placed).toEqual({ status: 200, body: expect.stringMatching(/^\d+$/) as unknown });
});
