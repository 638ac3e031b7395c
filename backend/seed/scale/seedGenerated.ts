import type { Db } from '../../db/open';
import { copyTemplates } from './copyTemplates';
import { generatedProduct, generatedSkuPrefix } from './generatedProduct';

/** Rows that one statement takes over, which bounds the text that is held at once. */
const chunkSize = 5000;

const createTables = (db: Db): void => {
  db.exec(`
    DROP TABLE IF EXISTS temp.generated;
    DROP TABLE IF EXISTS temp.generated_pair;
    CREATE TEMP TABLE generated (
      number INTEGER PRIMARY KEY, template_id INTEGER, sku TEXT, name TEXT, url_key TEXT, price_percent INTEGER,
      quantity INTEGER, created_at TEXT);
    CREATE TEMP TABLE generated_pair (id INTEGER PRIMARY KEY, template_id INTEGER, number INTEGER);
  `);
};

const dropTables = (db: Db): void => {
  db.exec('DROP TABLE temp.generated; DROP TABLE temp.generated_pair;');
};

const plan = (db: Db, count: number, templates: readonly { id: number; name: string }[]): void => {
  for (let start = 1; start <= count; start += chunkSize) {
    const rows = Array.from({ length: Math.min(chunkSize, count - start + 1) }, (_, offset) => {
      const number = start + offset;
      const template = templates[number % templates.length];
      return template ? generatedProduct(number, template) : undefined;
    });
    db.run(
      `INSERT INTO generated
       SELECT value ->> 'number', value ->> 'templateId', value ->> 'sku', value ->> 'name', value ->> 'urlKey',
         value ->> 'pricePercent', value ->> 'quantity', value ->> 'createdAt' FROM json_each(?)`,
      JSON.stringify(rows),
    );
  }
};

/**
 * Fills the shop up to a number of visible products with copies of those of the data files under other names, prices
 * and stock: for measuring, not for selling. Runs inside the transaction of the seed; fewer than the data files hold
 * leaves those alone. What an earlier run made beyond the number stays switched off.
 */
export const seedGenerated = (db: Db, visibleProducts: number): void => {
  const templates = db.all<{ id: number; name: string }>(
    `SELECT id, name FROM product
     WHERE is_visible = 1 AND is_enabled = 1 AND sku NOT GLOB '${generatedSkuPrefix}*' ORDER BY id`,
  );
  createTables(db);
  plan(db, Math.max(0, visibleProducts - templates.length), templates);
  copyTemplates(db);
  dropTables(db);
};
