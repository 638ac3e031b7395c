import type { CartModel } from '../cart/models';
import type { OrderModel } from '../checkout/models';
import type { Db } from '../db/open';
import { changeCredit, changePoints, pointsOfOrder } from './balanceQueries';
import { pointsEarned, rewardsOf } from './rewardRates';

/** Takes an order's part from its customer's balances. Runs inside the order's transaction. Returns whether they still held it. */
export const payFromBalances = (
  db: Db,
  orderId: number,
  { row, credit, points }: CartModel,
  createdAt: string,
): boolean => {
  if (row.customer_id === null) return true;
  const change = { customerId: row.customer_id, orderId, createdAt };
  const creditMinor = credit?.appliedMinor ?? 0;
  if (creditMinor > 0 && !changeCredit(db, { ...change, what: 'Used' }, -creditMinor, row.currency)) return false;
  return !points || points.points === 0 || changePoints(db, { ...change, what: 'Redeemed for order' }, -points.points);
};

/** Gives the points that a paid order earns. */
export const earnPoints = (db: Db, { id, customer_id: customerId, store_id: storeId, ...order }: OrderModel): void => {
  const rates = customerId === null ? undefined : rewardsOf(db, storeId);
  if (customerId === null || !rates) return;
  const points = pointsEarned(db, order.grand_total_minor, rates, order.currency);
  const change = { customerId, orderId: id, what: 'Earned points for order', createdAt: order.created_at };
  if (points > 0) changePoints(db, change, points);
};

/** Gives back what a cancelled order took from balances, and takes what it gave, as far as that is still there. */
export const revertBalances = (
  db: Db,
  { id, customer_id: customerId, ...order }: OrderModel,
  createdAt: string,
): void => {
  if (customerId === null) return;
  const change = { customerId, orderId: id, createdAt };
  if (order.store_credit_minor > 0)
    changeCredit(db, { ...change, what: 'Reverted' }, order.store_credit_minor, order.currency);
  const points = pointsOfOrder(db, id);
  if (points !== 0) changePoints(db, { ...change, what: 'Reverted for cancelled order' }, -points);
};
