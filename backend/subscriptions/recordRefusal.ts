import type { CartModel } from '../cart/models';
import { dayText, moneyText } from '../mail/mailText';

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
  const total = moneyText(cart.totals.grandTotalMinor, cart.row.currency);
  const card = row.card_last4 ? `Your card ending in ${row.card_last4}` : 'Your card';
  insertEvent(db, row.id, 'PAYMENT_FAILED', today);
  if (wait === undefined) {
    insertEvent(db, row.id, 'PAUSED_UNPAID', today);
    updateSubscription(db, row.id, { state: 'paused', is_unpaid: 1, failures, retry_on: null });
    return mailOwner(services, row, 'your subscription is paused', [
      `${card} was refused again for ${total}, so we have paused your subscription. Nothing was taken, and nothing is sent.`,
      'Give us another card and resume it whenever you like.',
    ]);
  }
  const retryOn = addDays(firstFailedOn, wait);
  updateSubscription(db, row.id, { failures, first_failed_on: firstFailedOn, retry_on: retryOn });
  return mailOwner(services, row, 'your payment did not go through', [
    `${card} was refused for ${total}, so your order of ${dayText(row.next_on)} has to wait. Nothing was taken.`,
    `We try again on ${dayText(retryOn)}. You can give us another card before that.`,
  ]);
};
