import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { toUid } from '../graphql/uid';
import type { SubscriptionPlan } from '../schema/resolvers.generated';

import { createBatch, groupBy } from './batch';
import type { ProductRow } from './models';
import { currentPriceMinor, subscriptionPriceMinor, toMoney } from './pricing';
import { hasOwnStock } from './productTypes/productType';

/** A row of subscription_plan. */
export interface PlanRow {
  product_id: number;
  interval_weeks: number;
  discount_percent: number;
  is_default: number;
}

const listPlans = (db: Db, productIds: readonly number[]): PlanRow[] =>
  db.all<PlanRow>(
    `SELECT product_id, interval_weeks, discount_percent, is_default FROM subscription_plan
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, interval_weeks`,
    JSON.stringify(productIds),
  );

const readPlans = createBatch(({ db }, ids) => groupBy(listPlans(db, ids), (row) => row.product_id));

/** Uid of a plan of a simple product or variant. */
export const planUid = (productId: number, weeks: number): string => toUid(`subscription/${productId}/${weeks}`);

/** Weeks of a plan that a uid names for this product; null when it names none that there is. */
export const findPlanWeeks = (db: Db, productId: number, uid: string): number | null =>
  listPlans(db, [productId]).find((plan) => planUid(productId, plan.interval_weeks) === uid)?.interval_weeks ?? null;

/** The plans of a simple product or variant with what one costs by them; null for what consists of others. */
export const subscriptionPlansOf = async (
  row: ProductRow,
  _arguments: unknown,
  context: RequestContext,
): Promise<SubscriptionPlan[] | null> => {
  if (!hasOwnStock(row.type)) return null;
  return ((await readPlans(context, row.id)) ?? []).map((plan) => ({
    uid: planUid(row.id, plan.interval_weeks),
    interval_weeks: plan.interval_weeks,
    discount_percent: plan.discount_percent,
    is_default: plan.is_default === 1,
    price: toMoney(subscriptionPriceMinor(currentPriceMinor(row), plan.discount_percent), context.store.currency),
  }));
};
