import type { Db } from '../../db/open';
import type { OrderModel } from '../models';
import { takeCreditMemoNumber } from '../numberQueries';

/** A row of sales_creditmemo; money in minor units, with VAT. */
export interface CreditMemoRow {
  id: number;
  increment_id: string;
  subtotal_minor: number;
  shipping_minor: number;
  tax_minor: number;
  grand_total_minor: number;
}

/** A refunded line; money in minor units, with VAT. */
export interface CreditMemoItemRow {
  id: number;
  name: string;
  sku: string;
  price_minor: number;
  quantity: number;
}

/** Credit memos of an order, the oldest first. */
export const listCreditMemos = (db: Db, orderId: number): CreditMemoRow[] =>
  db.all<CreditMemoRow>('SELECT * FROM sales_creditmemo WHERE order_id = ? ORDER BY id', orderId);

/** Lines of a credit memo. */
export const listCreditMemoItems = (db: Db, memoId: number): CreditMemoItemRow[] =>
  db.all<CreditMemoItemRow>(
    `SELECT item.id, item.name, item.sku, item.price_minor, refunded.quantity
       FROM sales_creditmemo_item refunded JOIN sales_order_item item ON item.id = refunded.order_item_id
      WHERE refunded.creditmemo_id = ? ORDER BY item.id`,
    memoId,
  );

/** How many pieces of a line were refunded. */
export const countRefunded = (db: Db, orderItemId: number): number =>
  db.get<{ count: number }>(
    'SELECT COALESCE(SUM(quantity), 0) AS count FROM sales_creditmemo_item WHERE order_item_id = ?',
    orderItemId,
  )?.count ?? 0;

/** Amounts of a credit memo; minor units, with VAT. */
export interface RefundDraft {
  items: readonly { orderItemId: number; quantity: number }[];
  subtotalMinor: number;
  shippingMinor: number;
  taxMinor: number;
  grandTotalMinor: number;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/** Writes a credit memo under the store's next number; runs in a transaction. */
export const insertCreditMemo = (db: Db, order: Pick<OrderModel, 'id' | 'store_id'>, draft: RefundDraft): void => {
  const { lastInsertRowid: memoId } = db.run(
    `INSERT INTO sales_creditmemo (order_id, increment_id, subtotal_minor, shipping_minor, tax_minor,
                                   grand_total_minor, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    order.id,
    takeCreditMemoNumber(db, order.store_id),
    draft.subtotalMinor,
    draft.shippingMinor,
    draft.taxMinor,
    draft.grandTotalMinor,
    draft.createdAt,
  );
  for (const { orderItemId, quantity } of draft.items) {
    db.run('INSERT INTO sales_creditmemo_item VALUES (?, ?, ?)', memoId, orderItemId, quantity);
  }
};
