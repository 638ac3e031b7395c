import { balanceResolvers } from '../../balances/balanceResolvers';
import { productTypeNames } from '../../catalog/productTypes/productType';
import { afterOrderResolvers } from '../../checkout/after/afterResolvers';
import { checkoutResolvers } from '../../checkout/checkoutResolvers';
import { consentResolvers } from '../../consent/resolvers';
import type { PaymentProvider } from '../../context';
import { customerResolvers } from '../../customer/resolvers';
import { issueToken } from '../../customer/tokens';
import { openDb, type Db } from '../../db/open';
import { downloadResolvers } from '../../downloads/resolvers';
import { giftOptionResolvers } from '../../giftOptions/resolvers';
import { createGraphQl, createSchema } from '../../graphql/createGraphQl';
import { formatResult } from '../../graphql/formatResult';
import { createRequestContext } from '../../http/requestContext';
import { createTestProvider } from '../../payments/testProvider/testProvider';
import { pickupResolvers } from '../../pickup/pickupResolvers';
import { checkoutEndpoints } from '../../rest/checkoutEndpoints';
import { createRestHandler } from '../../rest/restRouter';
import { returnResolvers } from '../../returns/resolvers';
import type { Resolvers } from '../../schema/resolvers.generated';
import { subscriptionResolvers } from '../../subscriptions/resolvers';
import { insertStore } from '../../testing/fixtures';
import { testSettings } from '../../testing/testSettings';
import { cartResolvers } from '../cartResolvers';

/** Products of these tests resolve to their row. */
const productResolvers: Resolvers = {
  ProductInterface: { __resolveType: ({ type }) => productTypeNames[type] },
};

const engine = createGraphQl(
  createSchema([
    cartResolvers,
    balanceResolvers,
    giftOptionResolvers,
    checkoutResolvers,
    afterOrderResolvers,
    returnResolvers,
    downloadResolvers,
    customerResolvers,
    consentResolvers,
    productResolvers,
    subscriptionResolvers,
    pickupResolvers,
  ]),
);

/** A path into a parsed answer, such as 'addProductsToCart.cart.items.0.uid'. */
const pick = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => {
    const isContainer = typeof inner === 'object' && inner !== null;
    return isContainer ? Object.entries(inner).find(([name]) => name === key)?.[1] : undefined;
  }, value);

/** An answer of GraphQL with its first error. */
export interface Answer {
  error: string | undefined;
  category: string | undefined;
  errors: string[];
  /** Reads the data. */
  at(path: string): unknown;
}

/** A shop of store 10 with cart and checkout only. */
export interface CartBackend {
  db: Db;
  payments: PaymentProvider;
  now: () => number;
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  rest(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
  /** The header of a signed-in customer. */
  signIn(customerId: number): Record<string, string>;
}

/** 2026-11-20 12:00:00 UTC. */
export const testNow = Date.UTC(2026, 10, 20, 12);

/** Opens the shop over a database; an empty one in memory unless given. */
export const openCartBackend = ({
  db = openDb(':memory:'),
  payments: wrap = (provider: PaymentProvider) => provider,
}: { db?: Db; payments?: (provider: PaymentProvider) => PaymentProvider } = {}): CartBackend => {
  if (!db.get('SELECT 1 FROM store_view')) insertStore(db);
  const now = () => testNow;
  const payments = wrap(createTestProvider({ db, now }));
  const services = { db, settings: testSettings, now, payments, forgetPictures: () => Promise.resolve() };
  const report = (error: unknown) => {
    throw error;
  };
  const handleRest = createRestHandler(services, checkoutEndpoints, report);
  return {
    db,
    payments,
    now,
    graphql: async (query, variables = {}, headers = {}) => {
      const context = createRequestContext(services, new Request('http://localhost/graphql', { headers }));
      const operation = engine.prepare('POST', { query, variables, operationName: undefined });
      const { data, errors = [] } = formatResult(await engine.run(operation, context), report);
      const category = errors[0]?.extensions?.category;
      return {
        error: errors[0]?.message,
        category: typeof category === 'string' ? category : undefined,
        errors: errors.map(({ message }) => message),
        at: (path) => pick(data, path),
      };
    },
    rest: async (method, path, body, headers = {}) => {
      const response = await handleRest(
        new Request(`http://localhost/rest/V1/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
      const answer: unknown = await response.json();
      return { status: response.status, body: answer };
    },
    signIn: (customerId) => ({ Authorization: `Bearer ${issueToken(db, customerId, testNow, 3600)}` }),
  };
};

/** A new guest cart's id. */
export const newCart = async (backend: CartBackend, headers: Record<string, string> = {}): Promise<string> =>
  String((await backend.graphql('mutation { createEmptyCart }', {}, headers)).at('createEmptyCart'));

const addMutation = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { id total_quantity items { __typename uid quantity product { sku } } }
    user_errors { code message }
  }
}`;

/** Adds items to a cart. */
export const addItems = (
  backend: CartBackend,
  id: string,
  items: Record<string, unknown>[],
  headers: Record<string, string> = {},
): Promise<Answer> => backend.graphql(addMutation, { id, items }, headers);

const cartQuery = `query ($id: String!) { cart(cart_id: $id) {
  id total_quantity total_summary_quantity_including_config applied_coupons { code }
  items { __typename id uid quantity is_available errors { code message } previous_price { value }
    product { sku } prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
      total_item_discount { value } discounts { label amount { value } } }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options { configurable_product_option_uid option_label
      configurable_product_option_value_uid value_label } } }
  prices { grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } } discounts { label amount { value } } }
} }`;

/** Reads a cart with everything that these tests look at. */
export const readCart = (backend: CartBackend, id: string, headers: Record<string, string> = {}): Promise<Answer> =>
  backend.graphql(cartQuery, { id }, headers);

const updateMutation = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { total_quantity items { uid quantity previous_price { value } } } } }`;

/** Changes quantities. */
export const updateItems = (backend: CartBackend, id: string, items: Record<string, unknown>[]): Promise<Answer> =>
  backend.graphql(updateMutation, { input: { cart_id: id, cart_items: items } });

const applyMutation = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { applied_coupons { code } } } }`;

/** Applies a coupon. */
export const applyCoupon = (
  backend: CartBackend,
  id: string,
  code: string,
  headers: Record<string, string> = {},
): Promise<Answer> => backend.graphql(applyMutation, { id, code }, headers);

/** Sets the stock of a product. */
export const setStock = (backend: CartBackend, productId: number, quantity: number): void => {
  backend.db.run('UPDATE stock_item SET quantity = ? WHERE product_id = ?', quantity, productId);
};

/** Sets the price of a product, in pence. */
export const setPrice = (backend: CartBackend, productId: number, priceMinor: number): void => {
  backend.db.run('UPDATE product SET price_minor = ? WHERE id = ?', priceMinor, productId);
};
