import type { Db } from '../db/open';
import { findRate } from '../stores/scope/rates';

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

/**
 * Draws on a card inside the order's transaction.
 * @param amountMinor in the currency of the order; the card keeps its own.
 * @returns what was taken from the card, in its currency; null when it does not hold that much any more.
 */
export const drawOnGiftCard = (db: Db, code: string, amountMinor: number, currency: string): number | null => {
  const card = db.get<Pick<GiftCardRow, 'balance_minor' | 'currency'>>(
    'SELECT balance_minor, currency FROM main.gift_card WHERE code = ?',
    code,
  );
  const rate = card && findRate(db, card.currency, currency);
  if (!card || rate === undefined || Math.round(card.balance_minor * rate) < amountMinor) return null;
  const drawn = Math.min(card.balance_minor, Math.round(amountMinor / rate));
  db.run('UPDATE main.gift_card SET balance_minor = balance_minor - ? WHERE code = ?', drawn, code);
  return drawn;
};

/** Notes what an order drew from a card: in its own currency, and in that of the card. */
export const insertOrderGiftCard = (
  db: Db,
  orderId: number,
  code: string,
  { amountMinor, drawnMinor }: { amountMinor: number; drawnMinor: number },
): void => {
  db.run(
    'INSERT INTO sales_order_gift_card (order_id, code, amount_minor, base_amount_minor) VALUES (?, ?, ?, ?)',
    orderId,
    code,
    amountMinor,
    drawnMinor,
  );
};

/** Returns the sum that an order drew from gift cards; minor units. */
export const sumOrderGiftCards = (db: Db, orderId: number): number =>
  db.get<{ sum: number }>(
    'SELECT COALESCE(SUM(amount_minor), 0) AS sum FROM sales_order_gift_card WHERE order_id = ?',
    orderId,
  )?.sum ?? 0;
