import { currentPriceSql, subscriptionPriceMinor } from '../catalog/pricing';
import type { ProductType } from '../catalog/productTypes/productType';
import type { Db } from '../db/open';
import type { CartLine } from './models';
import { findLineProblem } from './quantity';

interface LineRow {
  id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  goods_quantity: number;
  subscription_weeks: number | null;
  discount_percent: number | null;
  is_gift: number;
  seen_price_minor: number;
  type: ProductType;
  name: string;
  url_key: string;
  sold_id: number;
  sold_sku: string;
  price_minor: number;
  is_enabled: number;
  stock_quantity: number;
  max_sale_quantity: number;
}

const toLine = (row: LineRow): CartLine => {
  const availability = {
    isEnabled: row.is_enabled === 1,
    stockQuantity: row.stock_quantity,
    maxSaleQuantity: row.max_sale_quantity,
  };
  const percent = row.discount_percent;
  const elsewhere = row.goods_quantity - row.quantity;
  const isGift = row.is_gift === 1;
  const bought = percent === null ? row.price_minor : subscriptionPriceMinor(row.price_minor, percent);
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
    elsewhere,
    subscriptionWeeks: row.subscription_weeks,
    subscription:
      row.subscription_weeks === null || percent === null ? null : { weeks: row.subscription_weeks, percent },
    isGift,
    unitPriceMinor: isGift ? 0 : bought,
    oncePriceMinor: isGift ? 0 : row.price_minor,
    seenPriceMinor: row.seen_price_minor,
    ...availability,
    problem: findLineProblem(row.quantity, availability, elsewhere),
  };
};

/** The lines of a cart in the order in which they were added, with today's price and stock. */
export const listLines = (db: Db, cartId: number): CartLine[] =>
  db
    .all<LineRow>(
      `SELECT item.id, item.product_id, item.variant_id, item.quantity, item.subscription_weeks, item.is_gift,
              item.seen_price_minor,
              SUM(item.quantity) OVER (PARTITION BY sold.id) AS goods_quantity, plan.discount_percent,
              product.type, product.name, product.url_key,
              sold.id AS sold_id, sold.sku AS sold_sku, ${currentPriceSql('sold')} AS price_minor,
              MIN(product.is_enabled, sold.is_enabled) AS is_enabled,
              COALESCE(stock.quantity, 0) AS stock_quantity, COALESCE(stock.max_sale_quantity, 0) AS max_sale_quantity
         FROM cart_item item
         JOIN product ON product.id = item.product_id
         JOIN product sold ON sold.id = COALESCE(item.variant_id, item.product_id)
         LEFT JOIN stock_item stock ON stock.product_id = sold.id
         LEFT JOIN subscription_plan plan
           ON plan.product_id = sold.id AND plan.interval_weeks = item.subscription_weeks
        WHERE item.cart_id = ?
        ORDER BY item.id`,
      cartId,
    )
    .map(toLine);

/** How much of the same goods lines hold together, whatever their plans. */
export const quantityOf = (lines: readonly CartLine[], soldId: number): number =>
  lines.reduce((total, line) => total + (line.soldId === soldId ? line.quantity : 0), 0);

/** What is added to a line; the price is the one that the shopper has seen, in minor units. */
export interface LineAddition {
  productId: number;
  variantId: number | null;
  /** Null: once. */
  subscriptionWeeks: number | null;
  quantity: number;
  seenPriceMinor: number;
  isGift?: boolean;
}

/** Adds to the line of this choice and plan, or makes it. */
export const addToLine = (db: Db, cartId: number, addition: LineAddition, createdAt: string): void => {
  db.run(
    `INSERT INTO cart_item (cart_id, product_id, variant_id, subscription_weeks, quantity, seen_price_minor, is_gift,
                            created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0), is_gift)
     DO UPDATE SET quantity = quantity + excluded.quantity, seen_price_minor = excluded.seen_price_minor`,
    cartId,
    addition.productId,
    addition.variantId,
    addition.subscriptionWeeks,
    addition.quantity,
    addition.seenPriceMinor,
    addition.isGift ? 1 : 0,
    createdAt,
  );
};

/** Sets a line's quantity; the shopper has seen today's price. */
export const setLineQuantity = (db: Db, line: CartLine, quantity: number): void => {
  db.run(
    'UPDATE cart_item SET quantity = ?, seen_price_minor = ? WHERE id = ?',
    quantity,
    line.unitPriceMinor,
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
    ({ id, soldId, productId, subscriptionWeeks, isGift }) =>
      id !== line.id &&
      !isGift &&
      soldId === line.soldId &&
      productId === line.productId &&
      subscriptionWeeks === weeks,
  );
  if (twin) {
    db.run('UPDATE cart_item SET quantity = quantity + ? WHERE id = ?', line.quantity, twin.id);
    deleteLine(db, line.id);
    return;
  }
  db.run('UPDATE cart_item SET subscription_weeks = ? WHERE id = ?', weeks, line.id);
  const changed = listLines(db, cartId).find(({ id }) => id === line.id);
  if (changed) setLineQuantity(db, changed, changed.quantity);
};
