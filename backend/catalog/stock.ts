import type { Db } from '../db/open';

/** Stock of a product that is sold as it stands, or of a variant. */
export interface Stock {
  product_id: number;
  quantity: number;
  max_sale_quantity: number;
  /** At or below this quantity the page says how many are left. */
  low_threshold: number;
  /** Day on which more is expected, YYYY-MM-DD. */
  back_in_stock: string | null;
}

/** Stock of several products that are sold as they stand, and variants. */
export const listStock = (db: Db, productIds: readonly number[]): Stock[] =>
  db.all<Stock>(
    `SELECT product_id, quantity, max_sale_quantity, low_threshold, back_in_stock
     FROM stock_item WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** SQL condition: the product `alias` is enabled and there are so many of it. */
const isLeftSql = (alias: string, quantity: string): string =>
  `${alias}.is_enabled = 1 AND EXISTS (
     SELECT 1 FROM stock_item s WHERE s.product_id = ${alias}.id AND s.quantity >= ${quantity})`;

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
  ELSE EXISTS (SELECT 1 FROM stock_item s WHERE s.product_id = p.id AND s.quantity > 0)
  END`;

/** Of the given products those that can be bought now. */
export const listCompositesInStock = (db: Db, productIds: readonly number[]): { id: number }[] =>
  db.all<{ id: number }>(
    `SELECT p.id FROM product p WHERE p.id IN (SELECT value FROM json_each(?)) AND ${isInStockSql}`,
    JSON.stringify(productIds),
  );
