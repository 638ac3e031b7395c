import { addItems, newCart, type CartBackend } from '../../cart/testing/cartBackend';
import { planUid } from '../../catalog/subscriptionPlans';
import { guestPath, nonceFor, pay, paymentBody, shippingBody } from '../../checkout/testing/readyCart';
import { listMail } from '../../mail/outbox';
import { testSettings } from '../../testing/testSettings';
import type { SubscriptionServices } from '../models';
import { runSubscriptions } from '../runSubscriptions';

const dayMs = 86_400_000;

/** Agrees to the later payments of a cart, as the checkout does. */
export const agreeToSubscription = async (
  backend: Pick<CartBackend, 'graphql'>,
  id: string,
  headers: Record<string, string> = {},
): Promise<void> => {
  const terms = await backend.graphql(
    'query ($id: String!) { subscriptionTerms(cart_id: $id) { uid } }',
    { id },
    headers,
  );
  await backend.graphql(
    `mutation ($id: String!, $uid: ID!) {
      agreeToSubscription(cart_id: $id, terms_uid: $uid, is_agreed: true) { is_agreed } }`,
    { id, uid: terms.at('subscriptionTerms.uid') },
    headers,
  );
};

/** Puts a product on a plan. */
export const insertPlan = ({ db }: Pick<CartBackend, 'db'>, productId: number, weeks: number, percent = 10): void => {
  db.run(
    'INSERT INTO subscription_plan (product_id, interval_weeks, discount_percent) VALUES (?, ?, ?)',
    productId,
    weeks,
    percent,
  );
};

/** What a guest subscribes to. */
export interface FirstPurchase {
  items: { sku: string; productId: number; weeks: number; quantity: number }[];
  totalMinor: number;
  card?: string;
  email?: string;
}

/** A guest's cart of plans with address and method; its id. */
export const subscribersCart = async (
  backend: CartBackend,
  { items }: Pick<FirstPurchase, 'items'>,
): Promise<string> => {
  const id = await newCart(backend);
  const wanted = items.map(({ sku, productId, weeks, quantity }) => ({
    sku,
    quantity,
    subscription_plan: planUid(productId, weeks),
  }));
  await addItems(backend, id, wanted);
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  return id;
};

/** Buys by plan as a guest; the first order is paid. */
export const subscribe = async (backend: CartBackend, purchase: FirstPurchase): Promise<void> => {
  const id = await subscribersCart(backend, purchase);
  await agreeToSubscription(backend, id);
  const body = paymentBody(nonceFor(backend, purchase.totalMinor, purchase.card), {
    email: purchase.email ?? 'ann@example.com',
  });
  const paid = await pay(backend, id, body);
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body));
};

/** The runner over a shop, on a clock that days are added to. */
export const runnerOf = (backend: Pick<CartBackend, 'db' | 'payments' | 'now'>) => {
  let days = 0;
  const { db, payments, now } = backend;
  const services: SubscriptionServices = {
    db,
    payments,
    settings: { ...testSettings, port: 8080 },
    now,
    shopNow: () => now() + days * dayMs,
  };
  const report = (error: unknown): never => {
    throw error;
  };
  return {
    services,
    run: () => runSubscriptions(services, report),
    /** Lets days pass; the runner works on each of them. */
    pass: (count: number): void => {
      for (let left = count; left > 0; left -= 1) {
        days += 1;
        runSubscriptions(services, report);
      }
    },
    /** Subjects of the outbox, oldest first. */
    subjects: (): string[] =>
      listMail(db)
        .map(({ subject }) => subject)
        .reverse(),
  };
};
