import type { CartModel } from '../cart/models';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { OrderRefused } from '../checkout/orderObstacles';
import { isOfflineMethod } from '../payments/offline/offlineMethods';

import { deleteConsent, findConsent, saveConsent, type ConsentRow } from './consentQueries';
import { addDays, dayOfShop } from './days';
import { laterCart } from './laterCart';

/** What is taken at one frequency once a cart is ordered. */
export interface Term {
  weeks: number;
  /** With delivery and VAT, minor units. */
  amountMinor: number;
}

/** Why a cart with a subscription is not ordered, in words for the shopper. */
export const subscriptionMessages = {
  noConsent: 'Please agree to the later payments of your subscription, then pay.',
  noCard: 'A subscription is paid by card: pay a part of this order by card, or buy its products once.',
} as const;

/** The later payments of a cart, the most frequent first; none without a subscription. */
export const termsOf = ({ db }: Pick<RequestContext, 'db'>, cart: CartModel): Term[] => {
  const weeks = cart.lines.flatMap(({ isGift, subscription }) => (subscription && !isGift ? [subscription.weeks] : []));
  return [...new Set(weeks)]
    .sort((left, right) => left - right)
    .map((each) => ({
      weeks: each,
      amountMinor: laterCart(db, cart, ({ subscription }) => subscription?.weeks === each).totals.grandTotalMinor,
    }));
};

/** The day of the first later order, YYYY-MM-DD, if the cart is ordered today. */
export const firstDayOf = (
  { db, shopNow }: Pick<RequestContext, 'db' | 'shopNow'>,
  { row }: CartModel,
  { weeks }: Term,
): string => addDays(dayOfShop(db, row.store_id, shopNow()), weeks * 7);

/** Whether the shopper agreed to exactly these terms. */
export const hasAgreed = (context: Pick<RequestContext, 'db'>, cart: CartModel, terms: readonly Term[]): boolean =>
  findConsent(context.db, cart.row.id)?.terms === JSON.stringify(terms);

/** Keeps the shopper's consent to terms of a cart, or takes it back: null. */
export const setAgreed = (
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  cart: CartModel,
  agreed: readonly Term[] | null,
): void => {
  if (agreed === null) return deleteConsent(db, cart.row.id);
  return saveConsent(db, { cart_id: cart.row.id, terms: JSON.stringify(agreed), agreed_at: toSqlTime(now()) });
};

/**
 * Whether later payments belong to the order of this cart; checked before money is taken.
 * @returns the consent, or null for a cart without a subscription.
 * @throws OrderRefused without consent to just these amounts, and where no card is there to be charged.
 */
export const requireAgreement = (context: RequestContext, cart: CartModel): ConsentRow | null => {
  const terms = termsOf(context, cart);
  if (terms.length === 0) return null;
  const isByCard = cart.totals.grandTotalMinor > 0 && !isOfflineMethod(cart.row.payment_method);
  if (!isByCard || !context.payments.recurring) throw new OrderRefused(subscriptionMessages.noCard);
  const consent = findConsent(context.db, cart.row.id);
  if (!consent || !hasAgreed(context, cart, terms)) throw new OrderRefused(subscriptionMessages.noConsent);
  return consent;
};
