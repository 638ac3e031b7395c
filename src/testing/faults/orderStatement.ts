import { readLastReceipt } from '@/features/checkout/placing/lastReceipt';
import { readAttempts } from '@/features/checkout/placing/orderAttempts';
import type { RejectionReason } from '@/features/payment/paymentSlice';
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

/** What a tab says of the order that is, or was, being placed there. */
export const statementOf = (tab: Tab): Statement => {
  const { checkout } = tab.store.getState();
  if (checkout?.receipt.order) return 'placed';
  const placing = checkout?.payment.placing;
  if (placing?.kind === 'unknown') return 'unknown';
  return placing?.kind === 'rejected' && placing.reason !== 'otherTab' ? 'notPlaced' : 'nothing';
};

const placingOf = (tab: Tab) => tab.store.getState().checkout?.payment.placing;

const saysNotCharged = (tab: Tab): boolean => {
  const placing = placingOf(tab);
  return placing?.kind === 'rejected' && placing.message === '' && notCharged.includes(placing.reason);
};

/**
 * Compares what a tab says with the database.
 * @param isTold whether the shopper was shown the order before.
 * @returns what is wrong, in words; null when it is so.
 */
export const findLie = (tab: Tab, { orders, charges }: Facts, isTold: boolean): string | null => {
  const said = statementOf(tab);
  const { storage } = tab.services;
  const isAsked = readAttempts(storage).length > 0;
  if (said === 'placed') return orders === 1 ? null : `said placed, ${orders} orders`;
  if (saysNotCharged(tab) && charges > 0 && !isTold)
    return `said not charged (${JSON.stringify(placingOf(tab))}), ${charges} charges`;
  if (said === 'notPlaced')
    return orders === 0 || isTold ? null : `said not placed (${JSON.stringify(placingOf(tab))}), ${orders} orders`;
  // Another tab may know already. This one asks until it does, too: the end of the purchase shows that.
  if (said === 'unknown') return null;
  const isFindable = isAsked || readLastReceipt(storage) !== undefined;
  return orders === 0 || isTold || isFindable ? null : 'said nothing of an order, and nobody asks';
};
