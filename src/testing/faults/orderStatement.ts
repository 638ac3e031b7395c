import { readLastReceipt } from '@/features/checkout/placing/lastReceipt';
import { readAttempts } from '@/features/checkout/placing/orderAttempts';
import type { Placing, RejectionReason } from '@/features/payment/paymentSlice';
import { readToken } from '@/features/session/tokenStorage';
import type { Question } from './orderQuestions';
import type { Tab } from './openTab';

/** What a page says of an order. `nothing`: neither that it was placed nor that it was not. */
export type Statement = 'placed' | 'notPlaced' | 'unknown' | 'nothing';

/** What the database, and the provider, know of a shopper. */
export interface Facts {
  /** Orders that came of the shopper's carts. */
  orders: number;
  /** Payments that were taken and not given back. */
  charges: number;
}

/** Outcomes whose words say that nothing was charged. */
const notCharged: readonly RejectionReason[] = [
  'cancelled',
  'error',
  'timedOut',
  'sessionExpired',
  'notPlaced',
  'changedMeanwhile',
  'offline',
];

/** Outcomes whose words say nothing of an order: another tab is at it, or the total is another one. */
const saysNothing: readonly RejectionReason[] = ['otherTab', 'changed'];

/** Milliseconds in which a page tells what it was answered: what it reads besides may take the longest of slow answers. */
const tellMs = 65_000;
/** Milliseconds without a question after which nobody asks any more: a pause, and one that found another tab at work. */
const silenceMs = 180_000;
/** Milliseconds in which a press has ended, whatever happens to its requests and to the card frame. */
const longestPressMs = 1_000_000;
/** Milliseconds in which a stock backend may be at work on an order, and in which a cart that is active proves nothing. */
const stockWorkMs = 600_000;

const placingOf = (tab: Tab) => tab.store.getState().checkout?.payment.placing;

const sayingOf = (tab: Tab, placing: Placing | undefined): Statement => {
  if (placing?.kind === 'unknown') return 'unknown';
  if (placing?.kind !== 'rejected' || saysNothing.includes(placing.reason)) return 'nothing';
  // Where the cart is empty, as another tab has ordered it, there is no payment step that would say it.
  return tab.store.getState().cart.details.numItems === 0 ? 'nothing' : 'notPlaced';
};

/** What a tab says of the order that is, or was, being placed there. */
export const statementOf = (tab: Tab): Statement =>
  tab.store.getState().checkout?.receipt.order ? 'placed' : sayingOf(tab, placingOf(tab));

/** Compares the words of an outcome with the database; null when they are so. */
export const findLieOf = (tab: Tab, placing: Placing | undefined, { orders, charges }: Facts): string | null => {
  if (placing?.kind !== 'rejected' || sayingOf(tab, placing) !== 'notPlaced') return null;
  const isFree = placing.message === '' && notCharged.includes(placing.reason);
  if (isFree && charges > 0) return `said not charged (${JSON.stringify(placing)}), ${charges} charges`;
  return orders === 0 ? null : `said not placed (${JSON.stringify(placing)}), ${orders} orders`;
};

/** Why the answer to a question does not say for sure what became of the order; null when it does. */
const findReasonNotToKnow = (tab: Tab, { askedAt, isSound, facts }: Question): string | null => {
  if (!isSound) return 'unknown: the newest question was not answered';
  // The question itself decides: an order that has not come by then never will.
  if (CAPABILITIES.placedOrder) return null;
  const attempts = readAttempts(tab.services.storage);
  if (attempts.some(({ isGuest }) => !isGuest) && readToken(tab.services.storage) === undefined)
    return 'unknown: signed out, and the backend tells the customer only';
  const isOver = attempts.every(({ isAnswered, sentAt }) => isAnswered || askedAt - sentAt > stockWorkMs);
  return facts.orders > 0 || isOver ? null : 'unknown: a stock backend may still be at work';
};

/** What is to be said of a statement: that it is wrong, or why it says nothing for sure. Both undefined: it is simply so. */
export interface Judgement {
  lie?: string;
  reason?: string;
}

/**
 * Judges that an order is said to be being checked: it is wrong when the page does not ask, or was answered and does not
 * tell.
 * @param since milliseconds since the epoch since which the page can have asked.
 */
const judgeDoubt = (tab: Tab, question: Question | undefined, since: number): Judgement => {
  const now = Date.now();
  const lastWord = question ? (question.endedAt ?? now) : since;
  if (now - lastWord > silenceMs) return { lie: `said unknown, and has not asked for ${(now - lastWord) / 1000} s` };
  if (!question) return { reason: 'unknown: about to ask' };
  if (question.endedAt === undefined) return { reason: 'unknown: the answer is on its way' };
  const reason = findReasonNotToKnow(tab, question);
  if (reason !== null) return { reason };
  const sinceAnswer = now - question.endedAt;
  if (sinceAnswer > tellMs) return { lie: `said unknown ${sinceAnswer / 1000} s after the answer` };
  return { reason: 'unknown: answered a minute ago at most' };
};

/** Judges that nothing is said, neither that an order was placed nor that it was not. */
const judgeSilence = ({ services: { storage } }: Tab, orders: number): Judgement => {
  const isAsked = readAttempts(storage).length > 0;
  if (orders === 0) return { reason: isAsked ? 'nothing: no order, and it is asked about' : 'nothing: no order' };
  if (readLastReceipt(storage) !== undefined) return { reason: 'nothing: an order, and the page leads to its receipt' };
  return isAsked
    ? { reason: 'nothing: an order, and it is asked about' }
    : { lie: 'said nothing of an order, and nobody asks' };
};

/** What is compared with what a tab says. */
export interface Known extends Facts {
  /** The tab's newest question. */
  question: Question | undefined;
  /** When the page was opened, or the button pressed there, in milliseconds since the epoch. */
  since: number;
}

/** Compares what a tab says with the database. */
export const judge = (tab: Tab, { orders, charges, question, since }: Known): Judgement => {
  const said = statementOf(tab);
  if (said === 'placed') return orders === 1 ? {} : { lie: `said placed, ${orders} orders` };
  if (said === 'notPlaced') return { lie: findLieOf(tab, placingOf(tab), { orders, charges }) ?? undefined };
  if (placingOf(tab)?.kind === 'submitting' && Date.now() - since > longestPressMs)
    return { lie: 'never came to an end' };
  return said === 'unknown' ? judgeDoubt(tab, question, since) : judgeSilence(tab, orders);
};
