import { randomBytes } from 'node:crypto';

import type { CartModel } from '../cart/models';
import type { OrderModel } from '../checkout/models';
import type { Captured } from '../checkout/orderWriteQueries';
import type { RequestContext } from '../context';

import type { ConsentRow } from './consentQueries';
import { copyCart, copyContents } from './contentQueries';
import { addDays, dayOfShop } from './days';
import type { SubscriptionRow } from './models';
import { manageText, subscriptionTexts } from './subscriptionMail';
import { findSubscription, insertEvent, insertSubscription } from './subscriptionQueries';
import { termsOf } from './terms';

/** The order that a subscription begins with. */
interface FirstOrder {
  order: OrderModel;
  cart: CartModel;
  payment: Captured;
  paymentMethod: { code: string; title: string };
  consent: ConsentRow;
}

/** The vault's way to pay is that of its provider. */
const methodOf = (code: string): string => code.replace(/_cc_vault$/, '');

const startOne = (context: RequestContext, first: FirstOrder, weeks: number, amountMinor: number): SubscriptionRow => {
  const { db } = context;
  const { order, cart, payment, paymentMethod, consent } = first;
  const cartId = copyCart(db, { ...cart.row, payment_method: methodOf(paymentMethod.code) }, order.created_at);
  copyContents(db, cart.row.id, cartId, weeks);
  const today = dayOfShop(db, order.store_id, context.shopNow());
  const id = insertSubscription(db, {
    uid: randomBytes(12).toString('base64url'),
    cart_id: cartId,
    store_id: order.store_id,
    customer_id: order.customer_id,
    email: order.email,
    interval_weeks: weeks,
    next_on: addDays(today, weeks * 7),
    announced_minor: amountMinor,
    payment_method: methodOf(paymentMethod.code),
    payment_title: paymentMethod.title,
    card_token: payment.cardToken ?? null,
    card_brand: payment.cardBrand,
    card_last4: payment.cardLast4,
    agreed_terms: consent.terms,
    agreed_at: consent.agreed_at,
    created_at: order.created_at,
  });
  insertEvent(db, id, 'STARTED', today, order.id);
  const row = findSubscription(db, id);
  if (!row) throw new Error('A subscription that was just written is not there.');
  return row;
};

/**
 * Begins a subscription for each frequency of an order, in the order's transaction.
 * @returns paragraphs for the receipt: when what comes again, and where to change it.
 */
export const startSubscriptions = (context: RequestContext, first: FirstOrder): string[] =>
  termsOf(context, first.cart).flatMap(({ weeks, amountMinor }) => {
    const row = startOne(context, first, weeks, amountMinor);
    const texts = subscriptionTexts(context.db, row);
    return [texts.started(texts.frequency(weeks), row.next_on), manageText(context, row)];
  });
