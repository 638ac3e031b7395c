import type { CartModel } from '../cart/models';
import { mailTextsOf } from '../mail/texts/mailTextsOf';

import { addDays, retryDays } from './days';
import type { SubscriptionRow, SubscriptionServices } from './models';
import { mailOwner } from './subscriptionMail';
import { insertEvent, updateSubscription } from './subscriptionQueries';

/** Notes that a payment failed: it is tried again on the days of `retryDays`, then the subscription is paused. */
export const recordRefusal = (
  services: SubscriptionServices,
  row: SubscriptionRow,
  cart: CartModel,
  today: string,
): void => {
  const { db } = services;
  const failures = row.failures + 1;
  const firstFailedOn = row.first_failed_on ?? today;
  const wait = retryDays[failures - 1];
  const { money, subscriptions: texts } = mailTextsOf(db, row.store_id);
  const failed = { last4: row.card_last4, total: money(cart.totals.grandTotalMinor, cart.row.currency) };
  insertEvent(db, row.id, 'PAYMENT_FAILED', today);
  if (wait === undefined) {
    insertEvent(db, row.id, 'PAUSED_UNPAID', today);
    updateSubscription(db, row.id, { state: 'paused', is_unpaid: 1, failures, retry_on: null });
    return mailOwner(services, row, texts.pausedSubject(), texts.paused(failed));
  }
  // After a standstill of the shop the day may have passed: no two tries on one day.
  const planned = addDays(firstFailedOn, wait);
  const retryOn = planned > today ? planned : addDays(today, 1);
  updateSubscription(db, row.id, { failures, first_failed_on: firstFailedOn, retry_on: retryOn });
  return mailOwner(services, row, texts.refusedSubject(), texts.refused(failed, row.next_on, retryOn));
};
