import { reloadCart } from '../cart/loadCart';
import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';

import { addDays, dayOfShop, furthestDays, isDay, nextInRhythm } from './days';
import type { EventKind, SubscriptionRow } from './models';
import { mailCancelled } from './subscriptionMail';
import { insertEvent, type SubscriptionChange, updateSubscription } from './subscriptionQueries';

/** The shop's day now. */
export const todayOf = ({ db, shopNow }: Pick<RequestContext, 'db' | 'shopNow'>, row: SubscriptionRow): string =>
  dayOfShop(db, row.store_id, shopNow());

/** No payment has failed: so it is with a card that was never asked. */
export const nothingFailed = { retry_on: null, first_failed_on: null, failures: 0 } as const;

/** Nor is anything announced: so it is after every order, and after every decision of the owner on its day. */
const nothingPending = { ...nothingFailed, reminded_for: null } as const;

/** Changes a subscription and writes down what was done. */
export const applyChange = (
  context: RequestContext,
  row: SubscriptionRow,
  change: SubscriptionChange,
  kind: EventKind = 'CHANGED',
): void => {
  updateSubscription(context.db, row.id, change);
  insertEvent(context.db, row.id, kind, todayOf(context, row));
};

/** @throws GraphQLError (graphql-input) for a subscription that sends nothing at present. */
export const assertActive = ({ state }: SubscriptionRow): void => {
  if (state !== 'active') throw inputError('This subscription is not running. Resume it first.');
};

/** @throws GraphQLError (graphql-input) for one that has ended. */
export const assertNotCancelled = ({ state }: SubscriptionRow): void => {
  if (state === 'cancelled') throw inputError('This subscription has been cancelled.');
};

/** The order after this one; what failed before is settled by it. */
export const nextCycle = (row: SubscriptionRow, today: string) => ({
  ...nothingPending,
  cycle: row.cycle + 1,
  next_on: nextInRhythm(row.next_on, row.interval_weeks, today),
});

/** Leaves out the order of a day; asked for twice, it is left out once. */
export const skipOrder = (context: RequestContext, row: SubscriptionRow, date: string): void => {
  assertActive(row);
  if (row.next_on !== date) return;
  insertEvent(context.db, row.id, 'SKIPPED', date);
  updateSubscription(context.db, row.id, nextCycle(row, todayOf(context, row)));
};

/** The days that the next order can be moved to. */
export const dateRange = (context: Pick<RequestContext, 'db' | 'shopNow'>, row: SubscriptionRow) => {
  const today = todayOf(context, row);
  return { earliest: addDays(today, 1), latest: addDays(today, furthestDays) };
};

/**
 * Moves the next order; the rhythm goes on from there.
 * @throws GraphQLError (graphql-input) for what is no day, or too early or too late.
 */
export const setDate = (context: RequestContext, row: SubscriptionRow, date: string): void => {
  assertActive(row);
  const { earliest, latest } = dateRange(context, row);
  if (!isDay(date) || date < earliest || date > latest) {
    throw inputError('Choose a day from tomorrow on, within the next six months.');
  }
  if (date !== row.next_on) applyChange(context, row, { ...nothingPending, next_on: date });
};

/** Nothing is ordered until it is resumed. */
export const pause = (context: RequestContext, row: SubscriptionRow): void => {
  assertNotCancelled(row);
  if (row.state === 'active') applyChange(context, row, { ...nothingPending, state: 'paused', is_unpaid: 0 }, 'PAUSED');
};

/** Goes on: on the day that was due, or tomorrow when that has passed. */
export const resume = (context: RequestContext, row: SubscriptionRow): void => {
  assertNotCancelled(row);
  if (row.state === 'active') return;
  const { earliest } = dateRange(context, row);
  const next_on = row.next_on > earliest ? row.next_on : earliest;
  applyChange(context, row, { ...nothingPending, state: 'active', is_unpaid: 0, next_on }, 'RESUMED');
};

/** Ends it for good, and confirms that by mail; the provider forgets the card. */
export const cancel = (context: RequestContext, row: SubscriptionRow): void => {
  if (row.state === 'cancelled') return;
  if (row.card_token !== null) context.payments.recurring?.forget(row.card_token);
  applyChange(context, row, { ...nothingPending, state: 'cancelled', card_token: null }, 'CANCELLED');
  mailCancelled(context, { ...row, state: 'cancelled' }, reloadCart(context, row.cart_id));
};
