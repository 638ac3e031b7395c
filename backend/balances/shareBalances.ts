import type { CartRow } from '../cart/models';
import type { Db } from '../db/open';
import { readStoreSettings } from '../stores/storeSettings';
import { creditOf, pointsOf } from './balanceQueries';
import { pointsForMinor, rewardsOf, worthOfPoints } from './rewardRates';

/** What of a customer's store credit a cart uses; minor units. */
export interface AppliedCredit {
  isEnabled: boolean;
  balanceMinor: number;
  appliedMinor: number;
}

/** Reward points that a cart uses, and what they pay; minor units. */
export interface AppliedPoints {
  points: number;
  appliedMinor: number;
}

/** What a cart takes from its customer's balances. */
export interface SharedBalances {
  /** Null for a guest. */
  credit: AppliedCredit | null;
  /** Null while none are used. */
  points: AppliedPoints | null;
}

const shareCredit = (db: Db, row: CartRow, customerId: number, dueMinor: number): AppliedCredit => {
  const isEnabled = readStoreSettings(db, row.store_id).store_credit_enabled;
  const balanceMinor = isEnabled ? creditOf(db, customerId, row.currency) : 0;
  return { isEnabled, balanceMinor, appliedMinor: row.uses_store_credit === 1 ? Math.min(dueMinor, balanceMinor) : 0 };
};

const sharePoints = (db: Db, row: CartRow, customerId: number, dueMinor: number): AppliedPoints | null => {
  const rates = row.uses_reward_points === 1 ? rewardsOf(db, row.store_id) : undefined;
  if (!rates) return null;
  const has = pointsOf(db, customerId);
  if (has === 0 || has < Number(rates.magento_reward_general_min_points_balance ?? 0)) return null;
  const appliedMinor = Math.min(dueMinor, worthOfPoints(db, has, rates, row.currency));
  return { points: Math.min(has, pointsForMinor(db, appliedMinor, rates, row.currency)), appliedMinor };
};

/** Takes from a customer's balances what is still due, first from the store credit; minor units. */
export const shareBalances = (db: Db, row: CartRow, dueMinor: number): SharedBalances => {
  if (row.customer_id === null) return { credit: null, points: null };
  const credit = shareCredit(db, row, row.customer_id, dueMinor);
  return { credit, points: sharePoints(db, row, row.customer_id, dueMinor - credit.appliedMinor) };
};
