import { addDays, dayOfShop, reminderDays } from './days';
import type { SubscriptionServices } from './models';
import { orderDue, readNextOrder } from './orderDue';
import { mailReminder } from './subscriptionMail';
import {
  findSubscription,
  listDue,
  listStoresWithSubscriptions,
  listToRemind,
  updateSubscription,
} from './subscriptionQueries';

/** Announces an order, once for its day. */
const remind = (services: SubscriptionServices, id: number): void => {
  const { db } = services;
  db.transaction(() => {
    const row = findSubscription(db, id);
    if (row?.state !== 'active' || row.reminded_for === row.next_on) return;
    const { cart } = readNextOrder(services, row);
    if (cart.lines.length > 0) mailReminder(services, row, cart);
    const announced_minor = Math.max(row.announced_minor, cart.totals.grandTotalMinor);
    updateSubscription(db, row.id, { reminded_for: row.next_on, announced_minor });
  });
};

/**
 * Does what is due today, by the shop's clock: announces orders that come in three days and places those whose day it is.
 * It may run as often as one likes, in several processes at once.
 * @param report told what went wrong with one subscription, which does not stop the others.
 */
export const runSubscriptions = (services: SubscriptionServices, report: (error: unknown) => void): void => {
  const { db, shopNow } = services;
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      report(error);
    }
  };
  for (const storeId of listStoresWithSubscriptions(db)) {
    const today = dayOfShop(db, storeId, shopNow());
    for (const id of listDue(db, storeId, today)) attempt(() => orderDue(services, id, today));
    const until = addDays(today, reminderDays);
    for (const id of listToRemind(db, storeId, today, until)) attempt(() => remind(services, id));
  }
};
