import type { Db } from '../db/open';

/** Stock of a simple product or variant. */
export interface Stock {
  product_id: number;
  quantity: number;
  max_sale_quantity: number;
  /** At or below this quantity the page says how many are left. */
  low_threshold: number;
}

const columns = 'product_id, quantity, max_sale_quantity, low_threshold';

/** Stock of a simple product or variant; undefined for a configurable product and for one that was never stocked. */
export const stockOf = (db: Db, productId: number): Stock | undefined =>
  db.get<Stock>(`SELECT ${columns} FROM stock_item WHERE product_id = ?`, productId);
