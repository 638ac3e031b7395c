import { createHash } from 'node:crypto';

import { requireCart } from '../cart/access';
import { loadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import { toMoney } from '../catalog/pricing';
import type { RequestContext } from '../context';
import { assertMayTry, clientCounters, noteFailure } from '../limits/failures';
import type { ProductSubscriptionInput, Resolvers } from '../schema/resolvers.generated';

import { requireSubscription } from './access';
import { setAddress, setCard, setFrequency, setQuantity } from './changeContents';
import { cancel, pause, resume, setDate, skipOrder } from './changeDates';
import { readLinkToken } from './manageLink';
import type { SubscriptionRow } from './models';
import { mailOwner, subscriptionTexts } from './subscriptionMail';
import { findSubscriptionByUid, listCustomerSubscriptions } from './subscriptionQueries';
import { firstDayOf, hasAgreed, setAgreed, type Term, termsOf } from './terms';
import { toSubscription } from './toSubscription';

const uidOf = (terms: unknown): string => createHash('sha256').update(JSON.stringify(terms)).digest('base64url');

const toTerms = (context: RequestContext, cart: CartModel, terms: readonly Term[] = termsOf(context, cart)) => {
  if (terms.length === 0) return null;
  return {
    uid: uidOf(terms),
    is_agreed: hasAgreed(context, cart, terms),
    items: terms.map((term) => ({
      interval_weeks: term.weeks,
      amount: toMoney(term.amountMinor, cart.row.currency),
      next_order_date: firstDayOf(context, cart, term),
    })),
  };
};

/** Changes a subscription of the asker in one transaction, and answers it as it is then. */
const change = (context: RequestContext, input: ProductSubscriptionInput, apply: (row: SubscriptionRow) => void) =>
  context.db.transaction(() => {
    apply(requireSubscription(context, input));
    return { subscription: toSubscription(context, requireSubscription(context, input)) };
  });

const openLink = (context: RequestContext, link: string) => {
  const read = readLinkToken(context.db, link, context.shopNow());
  const row = read && findSubscriptionByUid(context.db, read.uid);
  if (!read || row?.customer_id !== null) return null;
  return { is_expired: read.isExpired, subscription: read.isExpired ? null : toSubscription(context, row) };
};

/** Mails that a client may have sent within an hour before it has to pause: who holds an old link must not fill a mailbox. */
const allowedRenewals = 5;

/** The mail goes to the owner alone, also when somebody else has the old link. */
const renewLink = (context: RequestContext, link: string): true => {
  const counters = clientCounters(context, 'subscription-link', allowedRenewals);
  assertMayTry(context, counters, 'Too many attempts. Please try again in a few minutes.');
  noteFailure(context, counters);
  const read = readLinkToken(context.db, link, context.shopNow());
  const row = read && findSubscriptionByUid(context.db, read.uid);
  if (read?.isExpired && row?.customer_id === null) {
    const texts = subscriptionTexts(context.db, row);
    mailOwner(context, row, texts.newLinkSubject(), [texts.newLink()]);
  }
  return true;
};

/** Subscriptions: consent at the checkout, and what owners do with them. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptionTerms: (_, { cart_id: cartId }, context) =>
      toTerms(context, loadCart(context, requireCart(context, cartId))),
    customerSubscriptions: (_, __, context) =>
      context.customerId === null
        ? null
        : listCustomerSubscriptions(context.db, context.customerId).map((row) => toSubscription(context, row)),
    subscriptionByLink: (_, { link }, context) => openLink(context, link),
  },
  Mutation: {
    agreeToSubscription: (_, { cart_id: cartId, terms_uid: seen, is_agreed: isAgreed }, context) =>
      context.db.transaction(() => {
        const cart = loadCart(context, requireCart(context, cartId));
        const terms = termsOf(context, cart);
        setAgreed(context, cart, isAgreed && uidOf(terms) === seen ? terms : null);
        return toTerms(context, cart, terms);
      }),
    skipSubscriptionOrder: (_, { subscription, date }, context) =>
      change(context, subscription, (row) => skipOrder(context, row, date)),
    setSubscriptionDate: (_, { subscription, date }, context) =>
      change(context, subscription, (row) => setDate(context, row, date)),
    setSubscriptionFrequency: (_, { subscription, interval_weeks: weeks }, context) =>
      change(context, subscription, (row) => setFrequency(context, row, weeks)),
    setSubscriptionQuantity: (_, { subscription, item_uid: item, quantity }, context) =>
      change(context, subscription, (row) => setQuantity(context, row, item, quantity)),
    setSubscriptionAddress: (_, { subscription, address }, context) =>
      change(context, subscription, (row) => setAddress(context, row, address)),
    setSubscriptionCard: (_, { subscription, payment_method_nonce: nonce, public_hash: publicHash }, context) =>
      change(context, subscription, (row) =>
        setCard(context, row, { nonce: nonce ?? '', publicHash: publicHash ?? null }),
      ),
    pauseSubscription: (_, { subscription }, context) => change(context, subscription, (row) => pause(context, row)),
    resumeSubscription: (_, { subscription }, context) => change(context, subscription, (row) => resume(context, row)),
    cancelSubscription: (_, { subscription }, context) => change(context, subscription, (row) => cancel(context, row)),
    renewSubscriptionLink: (_, { link }, context) => renewLink(context, link),
  },
};
