import type { CouponDiscount } from '../cart/totals';
import type { Coupon } from '../cart/models';
import type { Db } from '../db/open';

/** Notes the coupons of an order, also those that took nothing off: each has been used. */
export const insertOrderCoupons = (
  db: Db,
  orderId: number,
  coupons: readonly Coupon[],
  discounts: readonly CouponDiscount[],
): void => {
  for (const [index, { code, label }] of coupons.entries()) {
    const amountMinor = discounts.find((part) => part.code === code)?.amountMinor ?? 0;
    db.run(
      'INSERT INTO order_coupon (order_id, code, label, discount_minor, position) VALUES (?, ?, ?, ?, ?)',
      orderId,
      code,
      label,
      amountMinor,
      index + 1,
    );
  }
};

/** What coupons took off the goods of an order. */
export const listOrderDiscounts = (db: Db, orderId: number): CouponDiscount[] =>
  db.all<CouponDiscount>(
    `SELECT code, label, discount_minor AS amountMinor FROM order_coupon
      WHERE order_id = ? AND discount_minor > 0 ORDER BY position`,
    orderId,
  );

const isDiscount = (part: unknown): part is CouponDiscount =>
  typeof part === 'object' && part !== null && 'code' in part && 'label' in part && 'amountMinor' in part;

/** What coupons took off a line, as it was written down. */
export const readDiscounts = (json: string): CouponDiscount[] => {
  const parts: unknown = JSON.parse(json);
  return Array.isArray(parts) ? parts.filter(isDiscount) : [];
};
