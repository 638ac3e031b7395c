import type { Db } from '../../db/open';
import type { OrderModel } from '../models';
import { takeInvoiceNumber } from '../numberQueries';

/** A row of sales_invoice. */
export interface InvoiceRow {
  id: number;
  increment_id: string;
}

/** Invoices an order under the store's next number; runs inside the order's transaction. */
export const insertInvoice = (db: Db, { id, store_id: storeId }: Pick<OrderModel, 'id' | 'store_id'>): void => {
  db.run('INSERT INTO sales_invoice (order_id, increment_id) VALUES (?, ?)', id, takeInvoiceNumber(db, storeId));
};

/** Invoices of an order. */
export const listInvoices = (db: Db, orderId: number): InvoiceRow[] =>
  db.all<InvoiceRow>('SELECT id, increment_id FROM sales_invoice WHERE order_id = ?', orderId);
