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
    const isMailed = cart.lines.length > 0;
    if (isMailed) mailReminder(services, row, cart);
    // What was mailed is what may be taken: a price that is lower for these days only is not raised without a word.
    const announced = isMailed ? { announced_minor: cart.totals.grandTotalMinor } : {};
    updateSubscription(db, row.id, { reminded_for: row.next_on, ...announced });
  });
};

/**
 * What is due today, by the shop's clock, one piece after the other: orders whose day it is, then the announcements of
 * those that come in three days. Each is a transaction of its own that looks again whether it is still due, so that
 * several processes may work at once.
 * @param report told what went wrong with one piece, which does not stop the others.
 * @throws when it cannot be read what is due.
 */
export function* workDue(services: SubscriptionServices, report: (error: unknown) => void): Generator<() => void> {
  const { db, shopNow } = services;
  const attempt = (work: () => void) => (): void => {
    try {
      work();
    } catch (error) {
      report(error);
    }
  };
  for (const storeId of listStoresWithSubscriptions(db)) {
    const today = dayOfShop(db, storeId, shopNow());
    for (const id of listDue(db, storeId, today)) yield attempt(() => orderDue(services, id, today));
    const until = addDays(today, reminderDays);
    for (const id of listToRemind(db, storeId, today, until)) yield attempt(() => remind(services, id));
  }
}

/** Does all that is due today in one go, for a process that has nothing else to do. */
export const runSubscriptions = (services: SubscriptionServices, report: (error: unknown) => void): void => {
  for (const attempt of workDue(services, report)) attempt();
};
