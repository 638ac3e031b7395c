import type { Db } from '../db/open';

/** A row of gift_card. */
export interface GiftCardRow {
  code: string;
  balance_minor: number;
  currency: string;
  expires_on: string | null;
}

const columns = 'card.code, card.balance_minor, card.currency, card.expires_on';
const isGood = 'card.is_active = 1 AND card.currency = ? AND (card.expires_on IS NULL OR card.expires_on >= ?)';

/** The gift card of this code that counts for a currency on a day (YYYY-MM-DD); letter case does not matter. */
export const findGiftCard = (db: Db, code: string, currency: string, today: string): GiftCardRow | undefined =>
  db.get<GiftCardRow>(`SELECT ${columns} FROM gift_card card WHERE card.code = ? AND ${isGood}`, code, currency, today);

/** The gift cards of a cart that count on a day, in the order in which they were given. */
export const listCartGiftCards = (db: Db, cartId: number, currency: string, today: string): GiftCardRow[] =>
  db.all<GiftCardRow>(
    `SELECT ${columns} FROM cart_gift_card link JOIN gift_card card ON card.code = link.code
      WHERE link.cart_id = ? AND ${isGood} ORDER BY link.position`,
    cartId,
    currency,
    today,
  );

/** Lets a cart draw on a card. Returns whether it did not before. */
export const linkGiftCard = (db: Db, cartId: number, code: string): boolean =>
  db.run(
    `INSERT INTO cart_gift_card (cart_id, code, position)
     SELECT ?, ?, COALESCE(MAX(position), 0) + 1 FROM cart_gift_card WHERE cart_id = ?
     ON CONFLICT DO NOTHING`,
    cartId,
    code,
    cartId,
  ).changes === 1;

/** Takes a card off a cart. Returns whether it was on it. */
export const unlinkGiftCard = (db: Db, cartId: number, code: string): boolean =>
  db.run('DELETE FROM cart_gift_card WHERE cart_id = ? AND code = ?', cartId, code).changes === 1;

/** Draws on a card; the condition keeps its balance from falling below zero under concurrent orders. Returns whether it sufficed. */
export const drawOnGiftCard = (db: Db, code: string, amountMinor: number): boolean =>
  db.run(
    'UPDATE gift_card SET balance_minor = balance_minor - ? WHERE code = ? AND balance_minor >= ?',
    amountMinor,
    code,
    amountMinor,
  ).changes === 1;

/** Notes what an order drew from a card. */
export const insertOrderGiftCard = (db: Db, orderId: number, code: string, amountMinor: number): void => {
  db.run(
    'INSERT INTO sales_order_gift_card (order_id, code, amount_minor) VALUES (?, ?, ?)',
    orderId,
    code,
    amountMinor,
  );
};

/** Returns the sum that an order drew from gift cards; minor units. */
export const sumOrderGiftCards = (db: Db, orderId: number): number =>
  db.get<{ sum: number }>(
    'SELECT COALESCE(SUM(amount_minor), 0) AS sum FROM sales_order_gift_card WHERE order_id = ?',
    orderId,
  )?.sum ?? 0;
