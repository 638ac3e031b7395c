import { readLastReceipt } from '@/features/checkout/placing/lastReceipt';
import { readAttempts } from '@/features/checkout/placing/orderAttempts';
import type { Tab } from './openTab';

/** What a page says of an order. `nothing`: neither that it was placed nor that it was not. */
export type Statement = 'placed' | 'notPlaced' | 'unknown' | 'nothing';

/** What a tab says of the order that is, or was, being placed there. */
export const statementOf = (tab: Tab): Statement => {
  const { checkout } = tab.store.getState();
  if (checkout?.receipt.order) return 'placed';
  const placing = checkout?.payment.placing;
  if (placing?.kind === 'unknown') return 'unknown';
  return placing?.kind === 'rejected' && placing.reason !== 'otherTab' ? 'notPlaced' : 'nothing';
};

const placingText = (tab: Tab): string => JSON.stringify(tab.store.getState().checkout?.payment.placing);

/**
 * Compares what a tab says with the database.
 * @param orders how many orders came of the shopper's carts.
 * @param isTold whether the shopper was shown the order before.
 * @returns what is wrong, in words; null when it is so.
 */
export const findLie = (tab: Tab, orders: number, isTold: boolean): string | null => {
  const said = statementOf(tab);
  const { storage } = tab.services;
  const isAsked = readAttempts(storage).length > 0;
  if (said === 'placed') return orders === 1 ? null : `said placed, ${orders} orders`;
  if (said === 'notPlaced')
    return orders === 0 || isTold ? null : `said not placed (${placingText(tab)}), ${orders} orders`;
  if (said === 'unknown') return isAsked ? null : 'said unknown, and nobody asks';
  const isFindable = isAsked || readLastReceipt(storage) !== undefined;
  return orders === 0 || isTold || isFindable ? null : 'said nothing of an order, and nobody asks';
};
