import type { Db } from '../db/open';
import type { ReturnStatus } from '../schema/resolvers.generated';
import type { ReturnCommentRow, ReturnItemRow, ReturnRow } from './models';

const columns = 'r.id, r.order_id, r.increment_id, r.status, r.created_at';

/** The return with this internal id. */
export const findReturn = (db: Db, id: number): ReturnRow | undefined =>
  db.get<ReturnRow>(`SELECT ${columns} FROM sales_return r WHERE r.id = ?`, id);

/** Whose returns are listed: a customer's, or those of one order. */
export type ReturnsOf = { customerId: number; storeId: number } | { orderId: number };

/** One page of returns, the latest first, and how many there are in all. */
export const listReturns = (
  db: Db,
  of: ReturnsOf,
  pageSize: number,
  page: number,
): { items: ReturnRow[]; total: number } => {
  const [where, ...values] =
    'orderId' in of
      ? ['r.order_id = ?', of.orderId]
      : ['o.customer_id = ? AND o.store_id = ?', of.customerId, of.storeId];
  const from = `FROM sales_return r JOIN sales_order o ON o.id = r.order_id WHERE ${where}`;
  return {
    items: db.all<ReturnRow>(
      `SELECT ${columns} ${from} ORDER BY r.id DESC LIMIT ? OFFSET ?`,
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ),
    total: db.get<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, ...values)?.total ?? 0,
  };
};

/** Lines of a return. */
export const listReturnItems = (db: Db, returnId: number): ReturnItemRow[] =>
  db.all<ReturnItemRow>('SELECT * FROM sales_return_item WHERE return_id = ? ORDER BY id', returnId);

/** What was written at a return, the oldest first. */
export const listReturnComments = (db: Db, returnId: number): ReturnCommentRow[] =>
  db.all<ReturnCommentRow>(
    'SELECT id, author, message, created_at FROM sales_return_comment WHERE return_id = ? ORDER BY id',
    returnId,
  );

/** How many pieces of an order's line are being returned, or were; what was turned down or not confirmed is not. */
export const countRequested = (db: Db, orderItemId: number): number =>
  db.get<{ count: number }>(
    `SELECT COALESCE(SUM(item.quantity_requested), 0) AS count
       FROM sales_return_item item JOIN sales_return r ON r.id = item.return_id
      WHERE item.order_item_id = ? AND item.status NOT IN ('DENIED', 'REJECTED') AND r.status NOT IN ('DENIED', 'REJECTED', 'UNCONFIRMED')`,
    orderItemId,
  )?.count ?? 0;

/** A return as it is asked for. */
export interface ReturnDraft {
  orderId: number;
  number: string;
  status: ReturnStatus;
  contactEmail: string;
  items: readonly { orderItemId: number; quantity: number; answers: Record<string, string> }[];
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/** Writes a return; runs in a transaction. @returns its internal id. */
export const insertReturn = (db: Db, draft: ReturnDraft): number => {
  const { lastInsertRowid: id } = db.run(
    'INSERT INTO sales_return (order_id, increment_id, status, contact_email, created_at) VALUES (?, ?, ?, ?, ?)',
    draft.orderId,
    draft.number,
    draft.status,
    draft.contactEmail,
    draft.createdAt,
  );
  for (const { orderItemId, quantity, answers } of draft.items) {
    db.run(
      'INSERT INTO sales_return_item (return_id, order_item_id, quantity_requested, answers) VALUES (?, ?, ?, ?)',
      id,
      orderItemId,
      quantity,
      JSON.stringify(answers),
    );
  }
  return Number(id);
};

/** Notes something at a return. @param now 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const insertReturnComment = (db: Db, returnId: number, author: string, message: string, now: string): void => {
  db.run(
    'INSERT INTO sales_return_comment (return_id, author, message, created_at) VALUES (?, ?, ?, ?)',
    returnId,
    author,
    message,
    now,
  );
};

/** Takes back the returns of an order that nobody has confirmed. */
export const deleteUnconfirmed = (db: Db, orderId: number): void => {
  db.run("DELETE FROM sales_return WHERE order_id = ? AND status = 'UNCONFIRMED'", orderId);
};

/** Hands a return to the shop, once its guest has confirmed it. */
export const confirmUnconfirmed = (db: Db, id: number): void => {
  db.run("UPDATE sales_return SET status = 'PENDING' WHERE id = ? AND status = 'UNCONFIRMED'", id);
};
