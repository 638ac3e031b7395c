import type { Db } from '../../db/open';
import { insertStoreSetting } from '../fixtures';

const isPageOf = `entity_type IN ('PRODUCT', 'CATEGORY') AND redirect_code = 0 AND request_path LIKE '%.html'`;

/** Test helpers for the addresses of pages. */
export const addressData = (db: Db) => ({
  /** Lets the paths of all products and categories end in another suffix than `.html`; null for none. */
  endPathsIn: (suffix: string | null): void => {
    for (const { id } of db.all<{ id: number }>('SELECT id FROM store_view')) {
      insertStoreSetting(db, 'product_url_suffix', suffix, id);
      insertStoreSetting(db, 'category_url_suffix', suffix, id);
    }
    for (const table of ['url_rewrite', 'store_url_rewrite']) {
      const where = table === 'url_rewrite' ? isPageOf : `request_path LIKE '%.html'`;
      db.run(
        `UPDATE main.${table} SET request_path = substr(request_path, 1, length(request_path) - 5) || ? WHERE ${where}`,
        suffix ?? '',
      );
    }
  },
  renamePath: (from: string, to: string): void => {
    db.run('UPDATE main.url_rewrite SET request_path = ? WHERE request_path = ?', to, from);
  },
});
