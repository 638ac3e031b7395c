import type { Db } from '../../db/open';
import { indexFacets } from '../../search/searchQueries';
import { insert } from '../upsert';

/** Name of the full-text index of a store view, by which stores/scope/storeDb.ts finds it. */
const nameOf = (storeId: number): string => `product_search_${storeId}`;

/** Deletes the full-text index of a store view. */
export const dropTextIndex = (db: Db, storeId: number): void => {
  db.exec(`DROP TABLE IF EXISTS ${nameOf(storeId)}_word; DROP TABLE IF EXISTS ${nameOf(storeId)};`);
};

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ');

/** A set of products has no facts of its own. */
const wordsOfFacts = (json: string | null): string => {
  if (json === null) return '';
  const facts = JSON.parse(json) as { form: string; latin_name: string | null; nutrients: { name: string }[] };
  return [facts.form, facts.latin_name ?? '', ...facts.nutrients.map(({ name }) => name)].join(' ');
};

/** Makes the full-text index of a store view from its own texts; its words are the keywords of the default one, too. */
export const makeTextIndex = (db: Db, storeId: number): void => {
  const name = nameOf(storeId);
  dropTextIndex(db, storeId);
  db.exec(`CREATE VIRTUAL TABLE ${name} USING fts5(name, sku, summary, keywords, body, facets,
      tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4');
    CREATE VIRTUAL TABLE ${name}_word USING fts5vocab(${name}, 'col');`);
  const own = `(SELECT value FROM store_value v WHERE v.store_id = ?1 AND v.entity = 'product' AND v.entity_id = p.id AND v.field = `;
  const rows = db.all<{
    id: number;
    sku: string;
    keywords: string;
    name: string;
    summary: string;
    body: string;
    facts: string | null;
  }>(
    `SELECT p.id, s.sku, s.keywords, ${own}'name') AS name, ${own}'short_description') AS summary,
            ${own}'description') AS body, ${own}'supplement') AS facts
       FROM product p JOIN product_search s ON s.rowid = p.id
      WHERE p.is_visible = 1 AND p.is_enabled = 1 AND ${own}'name') IS NOT NULL`,
    storeId,
  );
  for (const row of rows) {
    insert(db, name, {
      rowid: row.id,
      name: row.name,
      sku: row.sku,
      summary: plain(row.summary),
      keywords: `${wordsOfFacts(row.facts)} ${row.keywords}`,
      body: plain(row.body),
    });
  }
  indexFacets(db, name, storeId);
};
