import type { Db } from '../../db/open';

/** What a note stands at, besides its order. */
export type CommentedDocument = 'shipment' | 'invoice' | 'creditmemo';

/** A note that a customer may read. */
interface CommentRow {
  message: string;
  created_at: string;
}

const toComment = ({ message, created_at: timestamp }: CommentRow) => ({ message, timestamp });

/** Notes at an order itself, the oldest first. */
export const listOrderComments = (db: Db, orderId: number) =>
  db
    .all<CommentRow>(
      "SELECT message, created_at FROM sales_order_comment WHERE order_id = ? AND document = 'order' ORDER BY id",
      orderId,
    )
    .map(toComment);

/** Notes at a shipment, an invoice or a credit memo, the oldest first. */
export const listDocumentComments = (db: Db, document: CommentedDocument, id: number) =>
  db
    .all<CommentRow>(
      'SELECT message, created_at FROM sales_order_comment WHERE document = ? AND document_id = ? ORDER BY id',
      document,
      id,
    )
    .map(toComment);

/** Notes something at an order. @param now 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const insertOrderComment = (db: Db, orderId: number, message: string, now: string): void => {
  db.run('INSERT INTO sales_order_comment (order_id, message, created_at) VALUES (?, ?, ?)', orderId, message, now);
};
