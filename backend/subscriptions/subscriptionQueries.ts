import type { Db, SqlValue } from '../db/open';
import type { EventKind, EventRow, SubscriptionRow } from './models';

/** The subscription with this internal id. */
export const findSubscription = (db: Db, id: number): SubscriptionRow | undefined =>
  db.get<SubscriptionRow>('SELECT * FROM subscription WHERE id = ?', id);

/** The subscription with this uid. */
export const findSubscriptionByUid = (db: Db, uid: string): SubscriptionRow | undefined =>
  db.get<SubscriptionRow>('SELECT * FROM subscription WHERE uid = ?', uid);

/** A customer's subscriptions: those that run first, then by what comes next. */
export const listCustomerSubscriptions = (db: Db, customerId: number): SubscriptionRow[] =>
  db.all<SubscriptionRow>(
    `SELECT * FROM subscription WHERE customer_id = ?
     ORDER BY CASE state WHEN 'active' THEN 0 WHEN 'paused' THEN 1 ELSE 2 END, next_on, id`,
    customerId,
  );

/** The cards with which a customer's subscriptions are paid, as the provider names them. */
export const listCardTokens = (db: Db, customerId: number): string[] =>
  db
    .all<{ card_token: string }>(
      'SELECT DISTINCT card_token FROM subscription WHERE customer_id = ? AND card_token IS NOT NULL',
      customerId,
    )
    .map(({ card_token: token }) => token);

/** Stores in which a subscription runs. */
export const listStoresWithSubscriptions = (db: Db): number[] =>
  db
    .all<{ store_id: number }>("SELECT DISTINCT store_id FROM subscription WHERE state = 'active'")
    .map(({ store_id: id }) => id);

/** Ids of a store's subscriptions whose order is due on a day or was before. */
export const listDue = (db: Db, storeId: number, today: string): number[] =>
  db
    .all<{ id: number }>(
      `SELECT id FROM subscription
        WHERE state = 'active' AND next_on <= ? AND COALESCE(retry_on, next_on) <= ? AND store_id = ? ORDER BY id`,
      today,
      today,
      storeId,
    )
    .map(({ id }) => id);

/** Ids of a store's subscriptions whose next order comes by a day and was not announced. */
export const listToRemind = (db: Db, storeId: number, today: string, until: string): number[] =>
  db
    .all<{ id: number }>(
      `SELECT id FROM subscription
        WHERE state = 'active' AND next_on > ? AND next_on <= ? AND COALESCE(reminded_for, '') <> next_on
          AND store_id = ? ORDER BY id`,
      today,
      until,
      storeId,
    )
    .map(({ id }) => id);

/** A subscription that begins. */
export type NewSubscription = Omit<
  SubscriptionRow,
  'id' | 'state' | 'is_unpaid' | 'cycle' | 'retry_on' | 'first_failed_on' | 'failures' | 'reminded_for'
>;

/** Writes a new subscription; returns its id. */
export const insertSubscription = (db: Db, row: NewSubscription): number => {
  const columns = Object.keys(row);
  return db.run(
    `INSERT INTO subscription (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  ).lastInsertRowid;
};

/** Columns of a subscription that change. */
export type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id' | 'uid' | 'cart_id'>>;

/** Changes columns of a subscription. */
export const updateSubscription = (db: Db, id: number, change: SubscriptionChange): void => {
  const columns = Object.keys(change);
  const values: SqlValue[] = Object.values(change);
  db.run(`UPDATE subscription SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`, ...values, id);
};

/** Writes down which order a cycle came to; fails when it has one. */
export const insertCycleOrder = (db: Db, row: SubscriptionRow, key: string, orderId: number): void => {
  db.run(
    'INSERT INTO subscription_order (key, subscription_id, cycle, order_id) VALUES (?, ?, ?, ?)',
    key,
    row.id,
    row.cycle,
    orderId,
  );
};

/** Adds to what happened to a subscription. */
export const insertEvent = (
  db: Db,
  subscriptionId: number,
  kind: EventKind,
  day: string,
  orderId: number | null = null,
): void => {
  db.run(
    'INSERT INTO subscription_event (subscription_id, kind, day, order_id) VALUES (?, ?, ?, ?)',
    subscriptionId,
    kind,
    day,
    orderId,
  );
};

/** What happened to a subscription, the latest first. */
export const listEvents = (db: Db, subscriptionId: number): EventRow[] =>
  db.all<EventRow>(
    `SELECT event.id, event.kind, event.day, placed.increment_id AS order_number
       FROM subscription_event event LEFT JOIN sales_order placed ON placed.id = event.order_id
      WHERE event.subscription_id = ? ORDER BY event.id DESC LIMIT 50`,
    subscriptionId,
  );
