import type { Db } from '../../db/open';
import type { StoreSettings } from '../../stores/storeSettings';

/** Test helpers for content, addresses and settings. */
export const contentData = (db: Db) => ({
  /** Sets a value of the configuration in every store that has it; see stores/storeSettings.ts for the names. */
  setting: (path: keyof StoreSettings, value: unknown): void => {
    const sql = 'INSERT OR REPLACE INTO store_setting (store_id, path, value) SELECT id, ?, ? FROM store_view';
    db.run(sql, path, JSON.stringify(value));
  },
  /** Gives every store view a locale, such as `nl_NL`. */
  setLocale: (locale: string): void => {
    db.run('UPDATE store_view SET locale = ?', locale);
  },
  /** Takes all content of a page. */
  emptyPage: (identifier: string): void => {
    db.run("UPDATE cms_page SET content = '' WHERE identifier = ?", identifier);
  },
  blockContent: (identifier: string, html: string): void => {
    db.run('UPDATE cms_block SET content = ? WHERE identifier = ?', html, identifier);
  },
  /** Deletes a block, or all of them. */
  deleteBlock: (identifier?: string): void => {
    db.run('DELETE FROM cms_block WHERE identifier = coalesce(?, identifier)', identifier ?? null);
  },
  /** Makes every request for a dynamic block fail. */
  breakDynamicBlocks: (): void => {
    db.exec('DROP TABLE dynamic_block_cart_rule; DROP TABLE dynamic_block_catalog_rule; DROP TABLE dynamic_block;');
  },
  redirect: (from: string, to: string, code: number): void => {
    db.run(
      'INSERT OR REPLACE INTO url_rewrite (request_path, target_path, redirect_code) VALUES (?, ?, ?)',
      from,
      to,
      code,
    );
  },
});
