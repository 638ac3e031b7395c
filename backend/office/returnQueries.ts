import type { Db } from '../db/open';
import type { ReturnStatus } from '../schema/resolvers.generated';

/** A return in the back office. */
export interface OfficeReturn {
  id: number;
  number: string;
  /** Number of its order. */
  order: string;
  email: string;
  status: ReturnStatus;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
  goods: string;
  /** What was written at it, the oldest first; null when nothing was. */
  comments: string | null;
}

/** Returns, those that wait for a decision first, then the newest. */
export const listOfficeReturns = (db: Db, limit: number): OfficeReturn[] =>
  db.all<OfficeReturn>(
    `SELECT r.id, r.increment_id AS number, o.increment_id AS "order", o.email, r.status, r.created_at AS createdAt,
       (SELECT group_concat(item.quantity_requested || ' × ' || line.name, ', ')
          FROM sales_return_item item JOIN sales_order_item line ON line.id = item.order_item_id
         WHERE item.return_id = r.id) AS goods,
       (SELECT group_concat(author || ': ' || message, char(10)) FROM
          (SELECT author, message FROM sales_return_comment WHERE return_id = r.id ORDER BY id)) AS comments
     FROM sales_return r JOIN sales_order o ON o.id = r.order_id
     ORDER BY r.status NOT IN ('PENDING', 'AUTHORIZED', 'RECEIVED', 'APPROVED'), r.id DESC LIMIT ?`,
    limit,
  );

/** How many returns wait for the shop. */
export const countOpenReturns = (db: Db): number =>
  db.get<{ count: number }>(
    "SELECT count(*) AS count FROM sales_return WHERE status IN ('PENDING', 'AUTHORIZED', 'RECEIVED', 'APPROVED')",
  )?.count ?? 0;
