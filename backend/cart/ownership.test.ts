import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore } from '../testing/fixtures';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
});
afterEach(() => backend.close());

const post = async (path: string, body: unknown): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  return (await backend.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).text();
};
const graphql = (query: string): Promise<string> => post('/graphql', { query });

const newCart = async (): Promise<string> => /\w{32}/.exec(await graphql('mutation { createEmptyCart }'))?.[0] ?? '';

/** Makes every cart a customer's. */
const giveAway = (): void => {
  const id = insertCustomer(backend.db);
  backend.db.run('UPDATE cart SET customer_id = ?', id);
};

/** Every operation that names a cart, with CART in the place of its id. */
const operations = [
  'query { cart(cart_id: "CART") { id } }',
  'mutation { addProductsToCart(cartId: "CART", cartItems: [{ sku: "ZINC", quantity: 1 }]) { cart { id } } }',
  'mutation { updateCartItems(input: { cart_id: "CART", cart_items: [{ cart_item_uid: "MQ==", quantity: 2 }] }) { cart { id } } }',
  'mutation { removeItemFromCart(input: { cart_id: "CART", cart_item_uid: "MQ==" }) { cart { id } } }',
  'mutation { setCartItemSubscription(cart_id: "CART", cart_item_uid: "MQ==") { cart { id } } }',
  'mutation { applyCouponToCart(input: { cart_id: "CART", coupon_code: "TEN" }) { cart { id } } }',
  'mutation { removeCouponFromCart(input: { cart_id: "CART" }) { cart { id } } }',
  'mutation { applyGiftCardToCart(input: { cart_id: "CART", gift_card_code: "GC" }) { cart { id } } }',
  'mutation { removeGiftCardFromCart(input: { cart_id: "CART", gift_card_code: "GC" }) { cart { id } } }',
  'mutation { addFreeGiftToCart(cart_id: "CART") { cart { id } } }',
  'mutation { setGuestEmailOnCart(input: { cart_id: "CART", email: "a@example.com" }) { cart { id } } }',
  'mutation { setShippingMethodsOnCart(input: { cart_id: "CART", shipping_methods: [] }) { cart { id } } }',
  'mutation { setPaymentMethodOnCart(input: { cart_id: "CART", payment_method: { code: "free" } }) { cart { id } } }',
  'mutation { addOrUpdateGuestConsent(cartId: "CART", isConsent: true) { is_consent } }',
];

test.each(operations)('nobody else’s cart answers to %s', async (operation) => {
  const id = await newCart();
  giveAway();
  const answer = await graphql(operation.replace('CART', id));
  expect(answer).toContain('The current user cannot perform operations on cart');
  expect(answer).toContain('graphql-authorization');
  expect(backend.db.all('SELECT id FROM cart_item')).toEqual([]);
});

test('a customer’s cart is no guest’s cart over REST either', async () => {
  const id = await newCart();
  giveAway();
  const shipping_address = { country_id: 'GB', postcode: 'BA1 1AA' };
  const bodies = {
    'shipping-information': {
      addressInformation: { shipping_address, shipping_carrier_code: 'a', shipping_method_code: 'b' },
    },
    'payment-information': { email: 'x@example.com', paymentMethod: { method: 'free' } },
  };
  for (const [call, body] of Object.entries(bodies)) {
    expect(await post(`/rest/V1/guest-carts/${id}/${call}`, body)).toContain('No such entity with');
  }
});

test.each([
  ['a price', '{ sku: "ZINC", quantity: 1, price: 0.01 }'],
  ['a quantity in words', '{ sku: "ZINC", quantity: "many" }'],
  ['no quantity', '{ sku: "ZINC" }'],
])('A-13: %s that a client sends is refused', async (_what, item) => {
  const id = await newCart();
  const answer = await graphql(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [${item}]) { cart { id } user_errors { message } } }`,
  );
  expect(answer).toContain('"errors"');
  expect(backend.db.all('SELECT id FROM cart_item')).toEqual([]);
});
