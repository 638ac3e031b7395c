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

/** Whether the answer to a question says for sure what became of the order. */
const isTelling = (tab: Tab, { askedAt, isSound, facts }: Question): boolean => {
  if (!isSound) return false;
  // The question itself decides: an order that has not come by then never will.
  if (CAPABILITIES.placedOrder) return true;
  const attempts = readAttempts(tab.services.storage);
  // The backend tells the customer only.
  if (attempts.some(({ isGuest }) => !isGuest) && readToken(tab.services.storage) === undefined) return false;
  const isOver = attempts.every(({ isAnswered, sentAt }) => isAnswered || askedAt - sentAt > stockWorkMs);
  return facts.orders > 0 || isOver;
};

/**
 * What is wrong with saying that an order is being checked: the page does not ask, or it was answered and does not tell.
 * @param since milliseconds since the epoch since which the page can have asked.
 */
const findIdleDoubt = (tab: Tab, question: Question | undefined, since: number): string | null => {
  const now = Date.now();
  const lastWord = question ? (question.endedAt ?? now) : since;
  if (now - lastWord > silenceMs) return `said unknown, and has not asked for ${(now - lastWord) / 1000} s`;
  if (question?.endedAt === undefined || now - question.endedAt <= tellMs) return null;
  return isTelling(tab, question) ? `said unknown ${(now - question.endedAt) / 1000} s after the answer` : null;
};

/** What is compared with what a tab says. */
export interface Known extends Facts {
  /** The tab's newest question. */
  question: Question | undefined;
  /** When the page was opened, or the button pressed there, in milliseconds since the epoch. */
  since: number;
}

/**
 * Compares what a tab says with the database.
 * @returns what is wrong, in words; null when it is so.
 */
export const findLie = (tab: Tab, { orders, charges, question, since }: Known): string | null => {
  const said = statementOf(tab);
  const { storage } = tab.services;
  if (said === 'placed') return orders === 1 ? null : `said placed, ${orders} orders`;
  if (said === 'notPlaced') return findLieOf(tab, placingOf(tab), { orders, charges });
  if (placingOf(tab)?.kind === 'submitting' && Date.now() - since > longestPressMs) return 'never came to an end';
  if (said === 'unknown') return findIdleDoubt(tab, question, since);
  const isFindable = readAttempts(storage).length > 0 || readLastReceipt(storage) !== undefined;
  return orders === 0 || isFindable ? null : 'said nothing of an order, and nobody asks';
};
