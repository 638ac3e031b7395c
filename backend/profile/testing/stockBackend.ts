import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { postGraphQl } from '../../testing/graphql';

/** Ann's address as REST takes it. */
export const address = {
  firstname: 'Ann',
  lastname: 'Shopper',
  street: ['1 High Street'],
  city: 'Falmouth',
  postcode: 'TR11 3QA',
  country_id: 'GB',
  telephone: '01326 496 015',
};

/** A backend of the stock profile with its seed, and the calls of a shopper. */
export interface StockBackend extends TestBackend {
  ask: (query: string, variables?: Record<string, unknown>, headers?: Headers) => ReturnType<typeof postGraphQl>;
  rest: (path: string, body?: unknown, headers?: Headers) => Promise<{ status: number; body: unknown }>;
}

type Headers = Record<string, string>;

/** Opens a backend of the stock profile; close it afterwards. */
export const openStockBackend = (): StockBackend => {
  const backend = createTestBackend({ profile: 'stock', seed: 'full' });
  return {
    ...backend,
    ask: (query, variables = {}, headers = {}) => postGraphQl(backend, query, variables, headers),
    rest: async (path, body, headers = {}) => {
      const response = await backend.fetch(`/rest/default/V1/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
  };
};

/** A guest's cart with these goods. */
export const filledCart = async (
  { ask }: StockBackend,
  items: { sku: string; quantity: number }[],
  headers: Headers = {},
): Promise<string> => {
  const isGuest = headers.Authorization === undefined;
  const { data } = await ask(isGuest ? 'mutation { id: createEmptyCart }' : '{ customerCart { id } }', {}, headers);
  const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  const add = `mutation ($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`;
  await ask(add, { id, items }, headers);
  return id;
};

/** Body of shipping-information by the flat rate. */
export const shippingBody = (changes: Record<string, unknown> = {}) => ({
  addressInformation: {
    shipping_address: { ...address, ...changes },
    billing_address: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  },
});

/** Body of payment-information. */
export const paymentBody = (method: string, changes: Record<string, unknown> = {}) => ({
  email: 'ann@example.com',
  paymentMethod: { method, ...changes },
  billingAddress: address,
});
