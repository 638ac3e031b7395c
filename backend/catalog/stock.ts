import type { Db } from '../db/open';

/** Stock of a simple product or variant. */
export interface Stock {
  product_id: number;
  quantity: number;
  max_sale_quantity: number;
  /** At or below this quantity the page says how many are left. */
  low_threshold: number;
}

/** Stock of several simple products and variants. */
export const listStock = (db: Db, productIds: readonly number[]): Stock[] =>
  db.all<Stock>(
    `SELECT product_id, quantity, max_sale_quantity, low_threshold
     FROM stock_item WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** Of the given configurable products those with an enabled variant in stock. */
export const listConfigurablesInStock = (db: Db, productIds: readonly number[]): { id: number }[] =>
  db.all<{ id: number }>(
    `SELECT DISTINCT v.parent_id AS id
     FROM product_variant v
       JOIN product c ON c.id = v.child_id AND c.is_enabled = 1
       JOIN stock_item s ON s.product_id = v.child_id AND s.quantity > 0
     WHERE v.parent_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** SQL condition: the product `p` can be bought now; a configurable one when any of its variants can. */
export const isInStockSql = `CASE p.type
  WHEN 'simple' THEN EXISTS (SELECT 1 FROM stock_item s WHERE s.product_id = p.id AND s.quantity > 0)
  ELSE EXISTS (
    SELECT 1 FROM product_variant v
      JOIN product c ON c.id = v.child_id AND c.is_enabled = 1
      JOIN stock_item s ON s.product_id = v.child_id AND s.quantity > 0
    WHERE v.parent_id = p.id)
  END`;
