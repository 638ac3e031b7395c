import { groupPriceSql } from '../catalog/groupPrices';
import { currentPriceSql, subscriptionPriceMinor } from '../catalog/pricing';
import { isVirtualType, type ProductType } from '../catalog/productTypes/productType';
import { priceOfManySql } from '../catalog/tierPrices';
import { type StockColumns, stockColumns } from '../catalog/stock';
import type { Db } from '../db/open';
import { readChosen } from './choices/chosenParts';
import type { CartLine } from './models';
import { toAvailability, toLineProblem } from './quantity';
import { findPartsProblem, heldBy, partsOf } from './soldParts';

type LineRow = {
  id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  subscription_weeks: number | null;
  discount_percent: number | null;
  is_gift: number;
  seen_price_minor: number;
  choices: string;
  gift_message: string | null;
  gift_wrapping_id: number | null;
  type: ProductType;
  name: string;
  url_key: string;
  sold_id: number;
  sold_sku: string;
  /** What one costs by itself, and what it costs in this quantity. */
  plain_minor: number;
  price_minor: number;
  is_enabled: number;
} & StockColumns;

type LineWithoutProblem = Omit<CartLine, 'problem'>;

/** A line with what was chosen and what one costs today. */
const toLine = (db: Db, row: LineRow): LineWithoutProblem => {
  const isGift = row.is_gift === 1;
  const percent = row.discount_percent;
  const chosen = readChosen(db, {
    productId: row.product_id,
    type: row.type,
    stored: row.choices,
    baseMinor: row.price_minor,
  });
  const parts = partsOf(
    {
      productId: row.sold_id,
      each: 1,
      isEnabled: row.is_enabled === 1,
      ...toAvailability(row),
      isVirtual: isVirtualType(row.type),
    },
    chosen,
  );
  const onceMinor = chosen.bundleMinor ?? row.price_minor;
  const byPlan = (minor: number) => (percent === null ? minor : subscriptionPriceMinor(minor, percent));
  const isEnabled = parts.every((part) => part.isEnabled);
  // What cannot be sold any more must not be in the totals that the shopper sees.
  const costsNothing = isGift || !isEnabled;
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    soldId: row.sold_id,
    soldSku: row.sold_sku,
    productType: row.type,
    name: row.name,
    urlKey: row.url_key,
    quantity: row.quantity,
    subscriptionWeeks: row.subscription_weeks,
    subscription:
      row.subscription_weeks === null || percent === null ? null : { weeks: row.subscription_weeks, percent },
    isGift,
    choices: row.choices,
    chosen,
    parts,
    unitPriceMinor: costsNothing ? 0 : byPlan(onceMinor) + chosen.addedMinor,
    oncePriceMinor: costsNothing ? 0 : onceMinor + chosen.addedMinor,
    plainPriceMinor: costsNothing ? 0 : byPlan(chosen.bundleMinor ?? row.plain_minor) + chosen.addedMinor,
    seenPriceMinor: row.seen_price_minor,
    isEnabled,
    giftMessage: row.gift_message,
    giftWrappingId: row.gift_wrapping_id,
  };
};

/** The lines of a cart in the order in which they were added, with today's price and stock. */
export const listLines = (db: Db, cartId: number): CartLine[] => {
  const lines = db
    .all<LineRow>(
      `SELECT item.id, item.product_id, item.variant_id, item.quantity, item.subscription_weeks, item.is_gift,
              item.seen_price_minor, item.choices, item.gift_message, item.gift_wrapping_id,
              plan.discount_percent, product.type, product.name, product.url_key,
              sold.id AS sold_id, sold.sku AS sold_sku, ${groupPriceSql('sold', currentPriceSql('sold'), 'cart')} AS plain_minor,
              ${groupPriceSql('sold', priceOfManySql('sold', 'item.quantity'), 'cart')} AS price_minor,
              MIN(product.is_enabled, sold.is_enabled) AS is_enabled,
              ${stockColumns('stock')}
         FROM cart_item item
         JOIN cart ON cart.id = item.cart_id
         JOIN product ON product.id = item.product_id
         JOIN product sold ON sold.id = COALESCE(item.variant_id, item.product_id)
         LEFT JOIN stock_item stock ON stock.product_id = sold.id
         LEFT JOIN subscription_plan plan
           ON plan.product_id = sold.id AND plan.interval_weeks = item.subscription_weeks
        WHERE item.cart_id = ?
        ORDER BY item.id`,
      cartId,
    )
    .map((row) => toLine(db, row));
  return lines.map((line) => {
    const others = heldBy(lines.filter((other) => other !== line));
    return { ...line, problem: toLineProblem(findPartsProblem(line.quantity, line.parts, others)) };
  });
};

/** Addition to a line; the price is the one that the shopper has seen, in minor units. */
export interface LineAddition {
  productId: number;
  variantId: number | null;
  /** Null: once. */
  subscriptionWeeks: number | null;
  quantity: number;
  seenPriceMinor: number;
  isGift?: boolean;
  /** As `storeChoices` writes them; nothing unless given. */
  choices?: string;
  /** As it is stored; the line's own stays where there is none. */
  giftMessage?: string | null;
  giftWrappingId?: number | null;
}

/** Adds to the line of these choices and this plan, or makes it. */
export const addToLine = (db: Db, cartId: number, addition: LineAddition, createdAt: string): void => {
  db.run(
    `INSERT INTO cart_item (cart_id, product_id, variant_id, subscription_weeks, quantity, seen_price_minor, is_gift,
                            choices, gift_message, gift_wrapping_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0), is_gift, choices)
     DO UPDATE SET quantity = quantity + excluded.quantity, seen_price_minor = excluded.seen_price_minor,
                   gift_message = coalesce(excluded.gift_message, gift_message),
                   gift_wrapping_id = coalesce(excluded.gift_wrapping_id, gift_wrapping_id)`,
    cartId,
    addition.productId,
    addition.variantId,
    addition.subscriptionWeeks,
    addition.quantity,
    addition.seenPriceMinor,
    addition.isGift ? 1 : 0,
    addition.choices ?? '',
    addition.giftMessage ?? null,
    addition.giftWrappingId ?? null,
    createdAt,
  );
};

/** Sets a line's quantity; the shopper has seen today's price. */
export const setLineQuantity = (db: Db, line: CartLine, quantity: number): void => {
  db.run(
    'UPDATE cart_item SET quantity = ?, seen_price_minor = ? WHERE id = ?',
    quantity,
    line.plainPriceMinor,
    line.id,
  );
};

/** Takes a line out of its cart. */
export const deleteLine = (db: Db, lineId: number): void => {
  db.run('DELETE FROM cart_item WHERE id = ?', lineId);
};

/** Changes how often a line is delivered; a line of the cart that then equals it takes it in. */
export const setLineSubscription = (db: Db, cartId: number, line: CartLine, weeks: number | null): void => {
  const twin = listLines(db, cartId).find(
    ({ id, soldId, productId, subscriptionWeeks, isGift, choices }) =>
      id !== line.id &&
      !isGift &&
      soldId === line.soldId &&
      productId === line.productId &&
      choices === line.choices &&
      subscriptionWeeks === weeks,
  );
  if (twin) {
    db.run(
      `UPDATE cart_item SET quantity = quantity + ?, gift_message = coalesce(gift_message, ?),
                            gift_wrapping_id = coalesce(gift_wrapping_id, ?) WHERE id = ?`,
      line.quantity,
      line.giftMessage,
      line.giftWrappingId,
      twin.id,
    );
    deleteLine(db, line.id);
    return;
  }
  db.run('UPDATE cart_item SET subscription_weeks = ? WHERE id = ?', weeks, line.id);
  const changed = listLines(db, cartId).find(({ id }) => id === line.id);
  if (changed) setLineQuantity(db, changed, changed.quantity);
};
