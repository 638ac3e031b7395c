import { addressColumns } from '../address/address';
import type { CartRow } from '../cart/models';
import { createMaskedId } from '../cart/queries';
import type { Db } from '../db/open';

/** Writes a cart that nobody can open, like another one but without its goods; returns its id. */
export const copyCart = (db: Db, from: CartRow, createdAt: string): number =>
  db.run(
    `INSERT INTO cart (masked_id, store_id, currency, customer_id, email, is_active, carrier_code, method_code,
                       payment_method, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)`,
    createMaskedId(),
    from.store_id,
    from.currency,
    from.customer_id,
    from.email,
    from.carrier_code,
    from.method_code,
    from.payment_method,
    createdAt,
    createdAt,
  ).lastInsertRowid;

/** Copies the lines of one frequency and the addresses of a cart into another. */
export const copyContents = (db: Db, fromId: number, toId: number, weeks: number): void => {
  db.run(
    `INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, seen_price_minor, subscription_weeks, choices,
                            created_at)
     SELECT ?, product_id, variant_id, quantity, seen_price_minor, subscription_weeks, choices, created_at
       FROM cart_item WHERE cart_id = ? AND subscription_weeks = ? AND is_gift = 0 ORDER BY id`,
    toId,
    fromId,
    weeks,
  );
  db.run(
    `INSERT INTO cart_address (cart_id, kind, ${addressColumns})
     SELECT ?, kind, ${addressColumns} FROM cart_address WHERE cart_id = ?`,
    toId,
    fromId,
  );
};

/** Sets how many of a line are delivered. */
export const setLineQuantity = (db: Db, cartId: number, lineId: number, quantity: number): void => {
  db.run('UPDATE cart_item SET quantity = ? WHERE id = ? AND cart_id = ?', quantity, lineId, cartId);
};

/** Takes a line out. */
export const deleteLine = (db: Db, cartId: number, lineId: number): void => {
  db.run('DELETE FROM cart_item WHERE id = ? AND cart_id = ?', lineId, cartId);
};

/** Puts every line on another frequency. */
export const setLineWeeks = (db: Db, cartId: number, weeks: number): void => {
  db.run('UPDATE cart_item SET subscription_weeks = ? WHERE cart_id = ?', weeks, cartId);
};

/** Frequencies, in weeks, at which every line of a cart can be had. */
export const listCommonWeeks = (db: Db, cartId: number): number[] =>
  db
    .all<{ weeks: number }>(
      `SELECT plan.interval_weeks AS weeks
         FROM cart_item item JOIN subscription_plan plan ON plan.product_id = COALESCE(item.variant_id, item.product_id)
        WHERE item.cart_id = ?
        GROUP BY plan.interval_weeks
       HAVING count(*) = (SELECT count(*) FROM cart_item WHERE cart_id = ?)
        ORDER BY plan.interval_weeks`,
      cartId,
      cartId,
    )
    .map(({ weeks }) => weeks);
