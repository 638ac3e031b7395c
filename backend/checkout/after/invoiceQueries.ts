import type { Db } from '../../db/open';
import type { OrderModel } from '../models';

/** A row of sales_invoice. */
export interface InvoiceRow {
  id: number;
  increment_id: string;
}

const digits = 9;
/** The first store of an installation has no prefix. */
const firstStoreId = 1;

/** Invoices an order under the store view's next number; runs inside the order's transaction. */
export const insertInvoice = (db: Db, { id, store_id: storeId }: Pick<OrderModel, 'id' | 'store_id'>): void => {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM sales_invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.store_id = ?',
    storeId,
  );
  const prefix = storeId === firstStoreId ? '' : String(storeId);
  const number = `${prefix}${String((row?.count ?? 0) + 1).padStart(digits, '0')}`;
  db.run('INSERT INTO sales_invoice (order_id, increment_id) VALUES (?, ?)', id, number);
};

/** Invoices of an order. */
export const listInvoices = (db: Db, orderId: number): InvoiceRow[] =>
  db.all<InvoiceRow>('SELECT id, increment_id FROM sales_invoice WHERE order_id = ?', orderId);
