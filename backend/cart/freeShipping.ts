import { toMoney } from '../catalog/pricing';
import type { Db } from '../db/open';
import type { CartModel } from './models';
import { listMethodsFor } from './shippingMethods';

/** How far a cart is from free delivery, by the cheapest way to have it; null when no delivery is ever free. */
export const freeShippingProgress = (db: Db, { shippingAddress, totals, coupons, row }: CartModel) => {
  const thresholds = listMethodsFor(db, shippingAddress?.postcode ?? null).flatMap(
    ({ freeFromMinor }) => freeFromMinor ?? [],
  );
  const isByCoupon = coupons.some(({ isFreeShipping }) => isFreeShipping);
  if (thresholds.length === 0 && !isByCoupon) return null;
  const threshold = thresholds.length > 0 ? Math.min(...thresholds) : null;
  const goods = totals.subtotalWithDiscountMinor;
  const remaining = isByCoupon || threshold === null ? 0 : Math.max(0, threshold - goods);
  return {
    is_free: remaining === 0,
    is_by_coupon: isByCoupon,
    threshold: threshold === null ? null : toMoney(threshold, row.currency),
    remaining: toMoney(remaining, row.currency),
    reached_percent: remaining === 0 || !threshold ? 100 : Math.floor((goods * 100) / threshold),
  };
};
