import type { Db } from '../db/open';
import type { CartRow, Coupon } from './models';

interface CouponRow {
  code: string;
  label: string;
  percent: number;
  is_free_shipping: number;
  minimum_subtotal_minor: number;
  stops_further_rules: number;
}

/** Who uses a coupon, as far as the cart knows: a guest has no e-mail before checkout. */
export type CouponUser = Pick<CartRow, 'customer_id' | 'email'>;

const columns =
  'coupon.code, label, percent, is_free_shipping, minimum_subtotal_minor, stops_further_rules FROM coupon';

/** Orders that used a coupon: one that was cancelled or refunded as a whole gives its use back. */
const couponUses = `SELECT count(*) FROM order_coupon used JOIN sales_order o ON o.id = used.order_id
  WHERE used.code = coupon.code AND o.status NOT IN ('canceled', 'closed')`;

/** Active, not expired, and with uses left, for this user too. */
const isGood = `is_active = 1 AND (expires_at IS NULL OR julianday(expires_at) > julianday(?))
  AND (uses_in_all IS NULL OR uses_in_all > (${couponUses}))
  AND (uses_per_customer IS NULL
       OR uses_per_customer > (${couponUses} AND (o.customer_id = ? OR lower(o.email) = lower(?))))`;

const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  label: row.label,
  percent: row.percent,
  isFreeShipping: row.is_free_shipping === 1,
  minimumSubtotalMinor: row.minimum_subtotal_minor,
  stopsFurtherRules: row.stops_further_rules === 1,
});

/** The coupon of this code when it can be used at `now` (UTC); letter case does not matter. */
export const findCoupon = (db: Db, code: string, now: string, user: CouponUser): Coupon | null => {
  const sql = `SELECT ${columns} WHERE code = ? AND ${isGood}`;
  const row = db.get<CouponRow>(sql, code, now, user.customer_id, user.email);
  return row ? toCoupon(row) : null;
};

/** The coupons of a cart that can be used at `now` (UTC), by priority; between equals the one that was given first. */
export const listCartCoupons = (db: Db, { id, customer_id: customerId, email }: CartRow, now: string): Coupon[] =>
  db
    .all<CouponRow>(
      `SELECT ${columns} JOIN cart_coupon link ON link.code = coupon.code
        WHERE link.cart_id = ? AND ${isGood} ORDER BY priority, link.position`,
      id,
      now,
      customerId,
      email,
    )
    .map(toCoupon);

/** Lets a coupon count for a cart; no harm when it does already. */
export const linkCoupon = (db: Db, cartId: number, code: string): void => {
  db.run(
    `INSERT INTO cart_coupon (cart_id, code, position)
     SELECT ?, ?, COALESCE(MAX(position), 0) + 1 FROM cart_coupon WHERE cart_id = ?
     ON CONFLICT DO NOTHING`,
    cartId,
    code,
    cartId,
  );
};

/** Takes one coupon off a cart; letter case does not matter. */
export const unlinkCoupon = (db: Db, cartId: number, code: string): void => {
  db.run('DELETE FROM cart_coupon WHERE cart_id = ? AND code = ?', cartId, code);
};

/** Takes every coupon off a cart. */
export const unlinkCoupons = (db: Db, cartId: number): void => {
  db.run('DELETE FROM cart_coupon WHERE cart_id = ?', cartId);
};

/** Whether a cart was given a coupon, counted or not. */
export const hasCoupons = (db: Db, cartId: number): boolean =>
  db.get('SELECT 1 FROM cart_coupon WHERE cart_id = ?', cartId) !== undefined;

/** Gives a cart the coupons of another one in place of its own; without any there it keeps them. */
export const replaceCoupons = (db: Db, cartId: number, sourceId: number): void => {
  if (!hasCoupons(db, sourceId)) return;
  unlinkCoupons(db, cartId);
  db.run(
    'INSERT INTO cart_coupon (cart_id, code, position) SELECT ?, code, position FROM cart_coupon WHERE cart_id = ?',
    cartId,
    sourceId,
  );
};
