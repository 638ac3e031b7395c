import type { Db } from '../../db/open';
import { insertRow } from '../fixtures';

/** A line of files as a test names it. */
interface FilesFixture {
  /** The product's. */
  name: string;
  /** Titles of the files, as the line has them. */
  titles: readonly string[];
  /** What is there to download; as the line says unless given. */
  files?: readonly { title: string; downloads_bought?: number; downloads_used?: number }[];
}

/** Test helpers for files that were bought. */
export const downloadData = (db: Db) => ({
  /** An order of files only, in the place of what it had. */
  boughtFiles: (orderId: number, ...lines: readonly FilesFixture[]): void => {
    db.run('DELETE FROM sales_order_item WHERE order_id = ?', orderId);
    for (const { name, titles, files } of lines) {
      const itemId = insertRow(db, 'sales_order_item', {
        order_id: orderId,
        product_type: 'downloadable',
        sku: name,
        name,
        quantity: 1,
        price_minor: 500,
        row_total_minor: 500,
        discount_minor: 0,
        tax_minor: 83,
        tax_percent: 20,
        parts: JSON.stringify({ links: titles.map((title, position) => ({ id: position + 1, title, position })) }),
      });
      (files ?? titles.map((title) => ({ title }))).forEach((file, place) =>
        insertRow(db, 'purchased_link', { order_item_id: itemId, hash: `hash${itemId}x${place}`, ...file }),
      );
    }
  },
});
