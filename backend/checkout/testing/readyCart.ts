import { addItems, newCart, type Answer, type CartBackend } from '../../cart/testing/cartBackend';
import { testCards } from '../../payments/testProvider/cards';
import { createToken, knowCard } from '../../payments/testProvider/nonces';
import { insertShippingMethod } from '../../testing/fixtures';
import { annsAddress } from './annsAddress';

/** Two shipping methods; express does not reach the islands. */
export const insertShippingMethods = (backend: CartBackend): void => {
  insertShippingMethod(backend.db);
  insertShippingMethod(backend.db, {
    method_code: 'express',
    method_title: 'Express',
    price_minor: 695,
    free_from_minor: null,
    excluded_areas: '["HS","ZE","BT","IV41"]',
    sort_order: 2,
  });
};

/** The REST path of a guest's call. */
export const guestPath = (id: string, call: string): string => `guest-carts/${id}/${call}`;

/** Body of shipping-information with changes to the address. */
export const shippingBody = (address: Record<string, unknown> = {}, method = 'standard') => ({
  addressInformation: {
    shipping_address: { ...annsAddress, ...address },
    billing_address: annsAddress,
    shipping_carrier_code: 'royalmail',
    shipping_method_code: method,
  },
});

/** A guest's cart with address and method, ready for payment. */
export const readyCart = async (backend: CartBackend, items = [{ sku: 'ZINC', quantity: 2 }]): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, items);
  const answer = await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return id;
};

/** A nonce of a test card for an amount in pence. */
export const nonceFor = (backend: CartBackend, amountMinor: number, number = '4000000000000002'): string => {
  if (!testCards[number]) throw new Error('That is no test card.');
  const card = { number, expiry: '09/28', securityCode: '123', name: 'Ann Shopper' };
  return createToken(backend.db, knowCard(card), { amountMinor, currency: 'GBP' }, backend.now()).nonce ?? '';
};

/** Body of payment-information. */
export const paymentBody = (nonce: string | null, changes: Record<string, unknown> = {}) => ({
  email: 'ann@example.com',
  paymentMethod: { method: 'test_card', additional_data: nonce === null ? null : { payment_method_nonce: nonce } },
  billingAddress: annsAddress,
  ...changes,
});

/** Submits payment-information of a guest's cart. */
export const pay = (backend: CartBackend, id: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.rest('POST', guestPath(id, 'payment-information'), body, headers);

/** How many rows a table has. */
export const countRows = (
  backend: CartBackend,
  table: 'sales_order' | 'sales_order_payment' | 'idempotency_key',
): number => backend.db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0;

/** Stock of a product by its sku. */
export const stockOf = (backend: CartBackend, sku: string): number | undefined =>
  backend.db.get<{ quantity: number }>(
    'SELECT stock.quantity FROM stock_item stock JOIN product ON product.id = stock.product_id WHERE product.sku = ?',
    sku,
  )?.quantity;

/** Asks for the order of a cart. */
export const readPlacedOrder = (
  backend: CartBackend,
  id: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  backend.graphql(
    `query ($id: String!) { placedOrder(cart_id: $id) { entity_id order {
       id number order_date status email carrier shipping_method token
       items { id product_name product_sku product_url_key product_type quantity_ordered product_sale_price { value }
         selected_options { label value } discounts { label amount { value } } product { sku } }
       total { subtotal { value } discounts { label amount { value } } total_tax { value } grand_total { value currency }
         total_shipping { value } taxes { title rate amount { value } }
         shipping_handling { amount_excluding_tax { value } amount_including_tax { value } } }
       shipping_address { firstname street city postcode country_code telephone } billing_address { lastname }
       payment_methods { name type additional_data { name value } } } } }`,
    { id },
    headers,
  );
