import { annsAddress } from '../../backend/checkout/testing/annsAddress';
import { isRecord } from '../../backend/isRecord';

/** Where the shop and its payment provider listen. */
export interface Ports {
  port: number;
  paymentPort: number;
}

const send = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content: unknown = await answer.json();
  if (!answer.ok || (isRecord(content) && content.errors)) {
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(content).slice(0, 200)}`);
  }
  return content;
};

const dataOf = (answer: unknown): Record<string, unknown> =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : {};

/** Text of what is named in an answer. */
const textAt = (answer: unknown, key: string): string => {
  const value = isRecord(answer) ? answer[key] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`An answer has no ${key}.`);
  return String(value);
};

/** One visitor of the shop, as far as requests go; each call throws when the shop refuses it. */
export const createShopper = ({ port, paymentPort }: Ports, sku: string) => {
  const shop = `http://localhost:${port}`;
  const ask = async (query: string, variables: Record<string, unknown>) =>
    dataOf(await send(`${shop}/graphql`, { query, variables }));

  const makeCart = async (): Promise<string> => textAt(await ask('mutation { id: createEmptyCart }', {}), 'id');

  const add = async (cartId: string): Promise<void> => {
    const { added } = await ask(
      `mutation ($id: String!, $sku: String!) {
        added: addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) {
          cart { total_quantity } user_errors { message } } }`,
      { id: cartId, sku },
    );
    const refusals = isRecord(added) && Array.isArray(added.user_errors) ? added.user_errors : [];
    if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  };

  /** Whatever comes before Pay: a cart with a product, an address, and a card for its total. Returns what Pay needs. */
  const prepareOrder = async (): Promise<{ cartId: string; nonce: string }> => {
    const cartId = await makeCart();
    await add(cartId);
    const methods = await send(`${shop}/rest/V1/guest-carts/${cartId}/estimate-shipping-methods`, {
      address: annsAddress,
    });
    const offered: unknown[] = Array.isArray(methods) ? methods : [];
    const totals = await send(`${shop}/rest/V1/guest-carts/${cartId}/shipping-information`, {
      addressInformation: {
        shipping_address: annsAddress,
        billing_address: annsAddress,
        shipping_carrier_code: textAt(offered[0], 'carrier_code'),
        shipping_method_code: textAt(offered[0], 'method_code'),
      },
    });
    const total = textAt(isRecord(totals) ? totals.totals : undefined, 'grand_total');
    const card = await send(`http://localhost:${paymentPort}/tokenise`, {
      number: '4000000000000002',
      expiry: '09/30',
      securityCode: '123',
      name: 'Ann Shopper',
      amountMinor: Math.round(Number(total) * 100),
      currency: 'GBP',
      shopOrigin: shop,
    });
    return { cartId, nonce: textAt(card, 'nonce') };
  };

  const pay = async ({ cartId, nonce }: { cartId: string; nonce: string }): Promise<void> => {
    await send(`${shop}/rest/V1/guest-carts/${cartId}/payment-information`, {
      email: 'ann@example.com',
      paymentMethod: { method: 'test_card', additional_data: { payment_method_nonce: nonce } },
      billingAddress: annsAddress,
    });
  };

  return { makeCart, add, prepareOrder, pay };
};
