import type { Db } from '../db/open';

/** Stock of a product that is sold as it stands, or of a variant. */
export interface Stock {
  product_id: number;
  quantity: number;
  /** 1: sold whatever the quantity says. */
  sells_without_stock: number;
  min_sale_quantity: number;
  max_sale_quantity: number;
  /** At or below this quantity the page says how many are left. */
  low_threshold: number;
  /** Day on which more is expected, YYYY-MM-DD. */
  back_in_stock: string | null;
}

/** Stock beside what is sold. */
export interface StockColumns {
  stock_quantity: number;
  /** 1: sold whatever the quantity says. */
  sells_without_stock: number;
  min_sale_quantity: number;
  max_sale_quantity: number;
  /** A quantity must be a multiple of it. */
  quantity_step: number;
}

/** Its columns in SQL, of a joined `stock_item`; what has no row has no stock. */
export const stockColumns = (alias: string): string =>
  `COALESCE(${alias}.quantity, 0) AS stock_quantity, COALESCE(${alias}.sells_without_stock, 0) AS sells_without_stock,
   COALESCE(${alias}.min_sale_quantity, 1) AS min_sale_quantity,
   COALESCE(${alias}.max_sale_quantity, 0) AS max_sale_quantity, COALESCE(${alias}.quantity_step, 1) AS quantity_step`;

/** Whether something of it can be bought. */
export const isLeft = (stock: Pick<Stock, 'quantity' | 'sells_without_stock'> | undefined): boolean =>
  stock !== undefined && (stock.quantity > 0 || stock.sells_without_stock === 1);

/** Stock of several products that are sold as they stand, and variants. */
export const listStock = (db: Db, productIds: readonly number[]): Stock[] =>
  db.all<Stock>(
    `SELECT product_id, quantity, sells_without_stock, min_sale_quantity, max_sale_quantity, low_threshold, back_in_stock
     FROM stock_item WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** SQL condition: the product `alias` is enabled and there are so many of it. */
const isLeftSql = (alias: string, quantity: string): string =>
  `${alias}.is_enabled = 1 AND EXISTS (
     SELECT 1 FROM stock_item s
     WHERE s.product_id = ${alias}.id AND (s.quantity >= ${quantity} OR s.sells_without_stock = 1))`;

/** SQL condition: an enabled selection of the bundle option `o` is there in its quantity. */
const isAnswerableSql = `EXISTS (
  SELECT 1 FROM bundle_selection bs JOIN product c ON c.id = bs.child_id
  WHERE bs.option_id = o.id AND ${isLeftSql('c', 'bs.quantity')})`;

/**
 * SQL condition: the product `p` can be bought now. A configurable one when any of its variants can, a grouped one when
 * any of its members can, a bundle when each question that must be answered, and at least one, can be.
 */
export const isInStockSql = `CASE p.type
  WHEN 'configurable' THEN EXISTS (
    SELECT 1 FROM product_variant v JOIN product c ON c.id = v.child_id
    WHERE v.parent_id = p.id AND ${isLeftSql('c', '1')})
  WHEN 'grouped' THEN EXISTS (
    SELECT 1 FROM product_group_member m JOIN product c ON c.id = m.child_id
    WHERE m.group_id = p.id AND ${isLeftSql('c', '1')})
  WHEN 'bundle' THEN
    EXISTS (SELECT 1 FROM bundle_option o WHERE o.product_id = p.id AND ${isAnswerableSql})
    AND NOT EXISTS (
      SELECT 1 FROM bundle_option o WHERE o.product_id = p.id AND o.is_required = 1 AND NOT ${isAnswerableSql})
  ELSE EXISTS (SELECT 1 FROM stock_item s WHERE s.product_id = p.id AND (s.quantity > 0 OR s.sells_without_stock = 1))
  END`;

/** Of the given products those that can be bought now. */
export const listCompositesInStock = (db: Db, productIds: readonly number[]): { id: number }[] =>
  db.all<{ id: number }>(
    `SELECT p.id FROM product p WHERE p.id IN (SELECT value FROM json_each(?)) AND ${isInStockSql}`,
    JSON.stringify(productIds),
  );
