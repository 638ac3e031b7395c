import type { Db } from '../db/open';
import { findRate } from '../stores/scope/rates';

/** A change of a customer's store credit; minor units of its own currency. */
export interface CreditChange {
  action: string;
  change_minor: number;
  balance_minor: number;
  currency: string;
  created_at: string;
}

/** A change of a customer's reward points. */
export interface RewardChange {
  reason: string;
  points: number;
  balance_points: number;
  created_at: string;
}

const lastCredit = (db: Db, customerId: number) =>
  db.get<Pick<CreditChange, 'balance_minor' | 'currency'>>(
    'SELECT balance_minor, currency FROM store_credit_change WHERE customer_id = ? ORDER BY id DESC LIMIT 1',
    customerId,
  );

/** An amount in another currency; 0 where the merchant has set no rate. Minor units. */
export const convertMinor = (db: Db, minor: number, from: string, to: string): number =>
  Math.round(minor * (findRate(db, from, to) ?? 0));

/** What a customer has of store credit, in a currency; minor units. */
export const creditOf = (db: Db, customerId: number, currency: string): number => {
  const last = lastCredit(db, customerId);
  return last ? convertMinor(db, last.balance_minor, last.currency, currency) : 0;
};

/** Changes of a customer's store credit, the latest first. */
export const listCreditChanges = (db: Db, customerId: number): CreditChange[] =>
  db.all<CreditChange>('SELECT * FROM store_credit_change WHERE customer_id = ? ORDER BY id DESC', customerId);

/** What changes a balance. */
export interface BalanceChange {
  customerId: number;
  orderId: number | null;
  /** Action or reason, in the real backend's words. */
  what: string;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/**
 * Changes a customer's store credit by an amount in some currency; the credit keeps its own. Runs in a transaction.
 * @returns whether there was enough.
 */
export const changeCredit = (db: Db, change: BalanceChange, minor: number, currency: string): boolean => {
  const last = lastCredit(db, change.customerId) ?? { balance_minor: 0, currency };
  const own = convertMinor(db, minor, currency, last.currency);
  // What was converted there and back may be a penny more than there is.
  const balance = last.balance_minor + own;
  if (balance < -1) return false;
  db.run(
    `INSERT INTO store_credit_change (customer_id, order_id, action, change_minor, balance_minor, currency, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    change.customerId,
    change.orderId,
    change.what,
    own,
    Math.max(0, balance),
    last.currency,
    change.createdAt,
  );
  return true;
};

/** Reward points of a customer. */
export const pointsOf = (db: Db, customerId: number): number =>
  db.get<{ balance_points: number }>(
    'SELECT balance_points FROM reward_change WHERE customer_id = ? ORDER BY id DESC LIMIT 1',
    customerId,
  )?.balance_points ?? 0;

/** Changes of a customer's reward points, the latest first. */
export const listRewardChanges = (db: Db, customerId: number): RewardChange[] =>
  db.all<RewardChange>('SELECT * FROM reward_change WHERE customer_id = ? ORDER BY id DESC', customerId);

/** Changes a customer's reward points; runs in a transaction. Returns whether there were enough. */
export const changePoints = (db: Db, change: BalanceChange, points: number): boolean => {
  const balance = pointsOf(db, change.customerId) + points;
  if (balance < 0) return false;
  db.run(
    'INSERT INTO reward_change (customer_id, order_id, reason, points, balance_points, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    change.customerId,
    change.orderId,
    change.what,
    points,
    balance,
    change.createdAt,
  );
  return true;
};

/** Points that an order took and gave, in all. */
export const pointsOfOrder = (db: Db, orderId: number): number =>
  db.get<{ sum: number }>('SELECT coalesce(sum(points), 0) AS sum FROM reward_change WHERE order_id = ?', orderId)
    ?.sum ?? 0;
