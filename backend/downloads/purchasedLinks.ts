import { randomBytes } from 'node:crypto';

import type { CartLine } from '../cart/models';
import type { Db } from '../db/open';

/** A file that was bought, with what its order says of it. */
export interface PurchasedLink {
  title: string;
  hash: string;
  downloads_bought: number;
  downloads_used: number;
  product_name: string;
  order_number: string;
  order_status: string;
  store_id: number;
  created_at: string;
  is_invoiced: number;
  /** Pieces of the line that were not refunded. */
  kept: number;
}

const query = `
  SELECT link.title, link.hash, link.downloads_bought, link.downloads_used, item.name AS product_name,
         o.increment_id AS order_number, o.status AS order_status, o.store_id, o.created_at,
         EXISTS (SELECT 1 FROM sales_invoice WHERE order_id = o.id) AS is_invoiced,
         item.quantity - (SELECT COALESCE(SUM(quantity), 0) FROM sales_creditmemo_item
                           WHERE order_item_id = item.id) AS kept
    FROM purchased_link link
    JOIN sales_order_item item ON item.id = link.order_item_id
    JOIN sales_order o ON o.id = item.order_id`;

/** Files that a customer bought, in the order of buying. */
export const listPurchasedLinks = (db: Db, customerId: number): PurchasedLink[] =>
  db.all<PurchasedLink>(`${query} WHERE o.customer_id = ? ORDER BY link.id`, customerId);

/** The file of an address. */
export const findPurchasedLink = (db: Db, hash: string): PurchasedLink | undefined =>
  db.get<PurchasedLink>(`${query} WHERE link.hash = ?`, hash);

/** Notes the files that a line of an order brings; as in Magento each piece brings its number of downloads. */
export const insertPurchasedLinks = (db: Db, orderItemId: number, { chosen, quantity }: CartLine): void => {
  for (const { title, downloads } of chosen.links) {
    db.run(
      'INSERT INTO purchased_link (order_item_id, title, hash, downloads_bought) VALUES (?, ?, ?, ?)',
      orderItemId,
      title,
      randomBytes(24).toString('hex'),
      downloads * quantity,
    );
  }
};

/**
 * Takes one of the downloads that are left.
 * @returns whether there was one; two requests at once never take the same.
 */
export const takeDownload = (db: Db, hash: string): boolean =>
  db.run(
    `UPDATE purchased_link SET downloads_used = downloads_used + 1
      WHERE hash = ? AND (downloads_bought = 0 OR downloads_used < downloads_bought)`,
    hash,
  ).changes === 1;

/** Downloads that are left; null without a limit. */
export const downloadsLeft = ({ downloads_bought: bought, downloads_used: used }: PurchasedLink): number | null =>
  bought === 0 ? null : Math.max(0, bought - used);

/** Whether a file can be had, in Magento's words: it becomes so with the invoice. */
export const linkStatus = (link: PurchasedLink): 'available' | 'pending' | 'expired' => {
  if (downloadsLeft(link) === 0 || link.order_status === 'canceled' || link.kept <= 0) return 'expired';
  return link.is_invoiced === 1 && link.order_status !== 'holded' ? 'available' : 'pending';
};
