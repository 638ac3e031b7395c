import { planUid } from '../../catalog/subscriptionPlans';
import { annsAddress } from '../../checkout/testing/annsAddress';
import { listMail } from '../../mail/outbox';
import type { TestBackend } from '../../testing/createTestBackend';
import { insertProduct, insertShippingMethod, insertStore } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

import { insertPlan } from './subscriber';

/** Who buys; a guest without a password. */
export interface Buyer {
  email: string;
  password?: string;
  /** What the payment provider is given; 'refused…' later refuses. */
  nonce?: string;
}

/** A shop that sells zinc every four or eight weeks, delivered free. */
export const insertPlannedShop = ({ db }: Pick<TestBackend, 'db'>): number => {
  insertStore(db);
  insertShippingMethod(db, { price_minor: 0 });
  const zinc = insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 2000, quantity: 100 });
  insertPlan({ db }, zinc, 4);
  insertPlan({ db }, zinc, 8);
  return zinc;
};

const textIn = (data: unknown, name: string): string =>
  new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(data))?.[1] ?? '';

/** Buys two zinc every four weeks, 36.00, over the calls of the shop. */
export const buyByPlan = async (backend: TestBackend, zinc: number, buyer: Buyer): Promise<void> => {
  const headers = buyer.password === undefined ? {} : await signInAs(backend, buyer.email, buyer.password);
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await postGraphQl(backend, query, variables, headers)).data;
  const id = textIn(await ask('mutation { createEmptyCart }'), 'createEmptyCart');
  await ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: [{ sku: 'ZINC', quantity: 2, subscription_plan: planUid(zinc, 4) }] },
  );
  const path = buyer.password === undefined ? `guest-carts/${id}` : 'carts/mine';
  const post = async (call: string, body: unknown): Promise<void> => {
    const answer = await backend.fetch(`/rest/V1/${path}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await post('shipping-information', {
    addressInformation: {
      shipping_address: annsAddress,
      shipping_carrier_code: 'royalmail',
      shipping_method_code: 'standard',
    },
  });
  const terms = await ask('query ($id: String!) { subscriptionTerms(cart_id: $id) { uid } }', { id });
  await ask(
    'mutation ($id: String!, $uid: ID!) { agreeToSubscription(cart_id: $id, terms_uid: $uid, is_agreed: true) { uid } }',
    { id, uid: textIn(terms, 'uid') },
  );
  await post('payment-information', {
    ...(buyer.password === undefined ? { email: buyer.email } : {}),
    paymentMethod: { method: 'test_card', additional_data: { payment_method_nonce: buyer.nonce ?? 'nonce' } },
    billingAddress: annsAddress,
  });
};

/** The path that the last mail leads to. */
export const linkOfLastMail = ({ db }: Pick<TestBackend, 'db'>): string =>
  /https?:\/\/[^/]+(\/subscriptions\?link=\S+)/.exec(listMail(db)[0]?.body ?? '')?.[1] ?? '';
