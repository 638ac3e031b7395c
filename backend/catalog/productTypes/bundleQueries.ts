import type { Db } from '../../db/open';
import { createBatch, groupBy, indexBy } from '../batch';
import type { ProductRow } from '../models';
import { productColumns } from '../queries';
import { type StockColumns, stockColumns } from '../stock';

/** How a bundle is priced. */
export interface BundleRow {
  product_id: number;
  /** 1: the sum of its parts; 0: its own price and what the selections add. */
  is_price_dynamic: number;
  price_view: 'PRICE_RANGE' | 'AS_LOW_AS';
  /** What the sum of the parts is lowered by, in per cent. */
  percent_off: number;
}

/** A question that a bundle asks: which plate, which glasses. */
export interface BundleOptionRow {
  id: number;
  product_id: number;
  title: string;
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  is_required: number;
  position: number;
}

/** An answer to it: a product with its quantity. */
export type BundleSelectionRow = ProductRow & {
  selection_id: number;
  option_id: number;
  bundle_id: number;
  quantity: number;
  can_change_quantity: number;
  is_default: number;
  /** Of a bundle with a price of its own: pence, or hundredths of a per cent of that price. */
  price: number;
  price_type: 'fixed' | 'percent';
  selection_position: number;
} & StockColumns;

/** How several bundles are priced. */
export const listBundles = (db: Db, productIds: readonly number[]): BundleRow[] =>
  db.all<BundleRow>(
    `SELECT product_id, is_price_dynamic, price_view, percent_off FROM bundle
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** Options of several bundles, in their order. */
export const listBundleOptions = (db: Db, productIds: readonly number[]): BundleOptionRow[] =>
  db.all<BundleOptionRow>(
    `SELECT id, product_id, title, type, is_required, position FROM bundle_option
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY position, id`,
    JSON.stringify(productIds),
  );

/** Enabled selections of several bundles, those out of stock included, in their order. */
export const listBundleSelections = (db: Db, productIds: readonly number[]): BundleSelectionRow[] =>
  db.all<BundleSelectionRow>(
    `SELECT s.id AS selection_id, s.option_id, o.product_id AS bundle_id, s.quantity, s.can_change_quantity,
       s.is_default, s.price, s.price_type, s.position AS selection_position,
       ${stockColumns('stock')},
       ${productColumns}
     FROM bundle_selection s
       JOIN bundle_option o ON o.id = s.option_id
       JOIN product p ON p.id = s.child_id AND p.is_enabled = 1
       LEFT JOIN stock_item stock ON stock.product_id = p.id
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY s.position, s.id`,
    JSON.stringify(productIds),
  );

/** How it is priced, by the id of the bundle. */
export const readBundle = createBatch(({ db }, ids) => indexBy(listBundles(db, ids), (row) => row.product_id));

/** Options by the id of the bundle. */
export const readBundleOptions = createBatch(({ db }, ids) =>
  groupBy(listBundleOptions(db, ids), (row) => row.product_id),
);

/** Selections by the id of the bundle. */
export const readBundleSelections = createBatch(({ db }, ids) =>
  groupBy(listBundleSelections(db, ids), (row) => row.bundle_id),
);
