import type { Db } from '../../db/open';
import { currentPriceSql } from '../pricing';
import { isInStockSql } from '../stock';

/** Fields of a visible product by which lists sort and filter. */
export interface ListedProduct {
  id: number;
  name: string;
  /** Words of the name. */
  words: number;
  /** Pence, with VAT. */
  price: number;
  rating: number;
  reviews: number;
  createdAt: string;
  /** 1 for what the merchant marks as a best seller. */
  isBestSeller: number;
  isInStock: number;
}

/** `ids`: a JSON list of products; null for all. */
const only = (column: string, ids: string | null): string =>
  ids === null ? '' : `AND ${column} IN (SELECT value FROM json_each(?))`;

const valuesOf = (ids: string | null): string[] => (ids === null ? [] : [ids]);

const asJson = (ids: readonly number[] | null): string | null => (ids === null ? null : JSON.stringify(ids));

/** The visible and enabled products, all or those of the list. */
export const listListed = (db: Db, ids: readonly number[] | null): ListedProduct[] => {
  const list = asJson(ids);
  return db.all<ListedProduct>(
    `SELECT p.id, p.name, length(p.name) - length(replace(p.name, ' ', '')) + 1 AS words,
       ${currentPriceSql('p')} AS price, p.rating_summary AS rating, p.review_count AS reviews, p.created_at AS createdAt, coalesce(p.badge = 'Best seller', 0) OR p.is_popular AS isBestSeller, ${isInStockSql} AS isInStock
     FROM product p WHERE p.is_visible = 1 AND p.is_enabled = 1 ${only('p.id', list)}`,
    ...valuesOf(list),
  );
};

/** Ids that share something, such as an option or a category. */
export interface IdGroup {
  key: number;
  ids: number[];
}

// One row for each group: a row for each member would take longer to hand over than to find.
const readGroups = (db: Db, sql: string, values: readonly string[]): IdGroup[] =>
  db
    .all<{ key: number; ids: string }>(sql, ...values)
    .map(({ key, ids }) => ({ key, ids: ids.split(',').map(Number) }));

/** Members of a table of pairs, by what they belong to. */
const listMembers = (
  db: Db,
  table: 'product_attribute' | 'product_category',
  key: string,
  ids: readonly number[] | null,
) => {
  const list = asJson(ids);
  return readGroups(
    db,
    `SELECT ${key} AS key, group_concat(product_id) AS ids FROM ${table}
     WHERE true ${only('product_id', list)} GROUP BY ${key}`,
    valuesOf(list),
  );
};

/** Products and variants by their options. */
export const listOptionMembers = (db: Db, ids: readonly number[] | null): IdGroup[] =>
  listMembers(db, 'product_attribute', 'option_id', ids);

/** Products by the category in which they stand, not counting those above. */
export const listCategoryMembers = (db: Db, ids: readonly number[] | null): IdGroup[] =>
  listMembers(db, 'product_category', 'category_id', ids);

/** Enabled variants by their product. */
export const listEnabledVariants = (db: Db, parentIds: readonly number[] | null): IdGroup[] => {
  const list = asJson(parentIds);
  return readGroups(
    db,
    // Few are disabled, so that they are looked up among those and not product by product.
    `SELECT parent_id AS key, group_concat(child_id) AS ids FROM product_variant
     WHERE child_id NOT IN (SELECT id FROM product WHERE is_enabled = 0)
       ${only('parent_id', list)} GROUP BY parent_id`,
    valuesOf(list),
  );
};

/** Active categories with the ids from the root to them. */
export const listActivePaths = (db: Db): { id: number; path: string }[] =>
  db.all<{ id: number; path: string }>('SELECT id, path FROM category WHERE is_active = 1');

/** Where products stand in some categories. */
export const listPositions = (
  db: Db,
  categoryIds: readonly number[],
): { categoryId: number; ids: number[]; positions: number[] }[] =>
  db
    .all<{ categoryId: number; ids: string; positions: string }>(
      `SELECT category_id AS categoryId, group_concat(product_id) AS ids, group_concat(position) AS positions
       FROM product_category WHERE category_id IN (SELECT value FROM json_each(?)) GROUP BY category_id`,
      JSON.stringify(categoryIds),
    )
    .map(({ categoryId, ids, positions }) => ({
      categoryId,
      ids: ids.split(',').map(Number),
      positions: positions.split(',').map(Number),
    }));

/** Ids of the products with those skus or URL keys. */
export const findIdsBy = (db: Db, column: 'sku' | 'url_key', values: readonly string[]): number[] =>
  db
    .all<{ id: number }>(
      `SELECT id FROM product WHERE ${column} IN (SELECT value FROM json_each(?))`,
      JSON.stringify(values),
    )
    .map(({ id }) => id);

/** How much a hit counts in name, sku, summary, keywords, body and facets. */
const relevanceSql = 'bm25(product_search, 10.0, 8.0, 4.0, 5.0, 1.0, 3.0)';

/** Products that an expression of the product index finds. Without their scores, which take eight times as long. */
export const findHits = (db: Db, expression: string): number[] => {
  const row = db.get<{ ids: string | null }>(
    'SELECT group_concat(rowid) AS ids FROM product_search WHERE product_search MATCH ?',
    expression,
  );
  return row?.ids ? row.ids.split(',').map(Number) : [];
};

/** How well an expression of the product index finds some of its hits; the best has the lowest score. */
export const findScores = (db: Db, expression: string, ids: readonly number[]): Map<number, number> => {
  const row = db.get<{ ids: string | null; scores: string }>(
    // The plus keeps SQLite from asking the index once for each product.
    `WITH hit(id, score) AS MATERIALIZED (
       SELECT rowid, ${relevanceSql} FROM product_search
       WHERE product_search MATCH ? AND +rowid IN (SELECT value FROM json_each(?)))
     SELECT group_concat(id) AS ids, json_group_array(score) AS scores FROM hit`,
    expression,
    JSON.stringify(ids),
  );
  const scores: unknown = JSON.parse(row?.scores ?? '[]');
  const found = row?.ids ? row.ids.split(',').map(Number) : [];
  return new Map(found.map((id, at) => [id, Array.isArray(scores) ? Number(scores[at]) : 0]));
};

/** Changes with every write to the index: FTS5 keeps its totals in block 1 and its structure in block 10. */
export const readTextStamp = (db: Db): string =>
  db
    .all<{ stamp: string }>('SELECT hex(block) AS stamp FROM product_search_data WHERE id IN (1, 10) ORDER BY id')
    .map(({ stamp }) => stamp)
    .join('/');

/** A noted change of the catalogue; without a product, of everything. */
export interface CatalogueChange {
  id: number;
  product_id: number | null;
  is_stock: number;
}

/** Number of the last change. */
export const lastChange = (db: Db): number =>
  db.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'catalogue_change'")?.seq ?? 0;

/** Changes after one, the oldest first. */
export const listChangesAfter = (db: Db, id: number): CatalogueChange[] =>
  db.all<CatalogueChange>('SELECT id, product_id, is_stock FROM catalogue_change WHERE id > ? ORDER BY id', id);

/** Deletes noted changes up to one; an index that is older has to be rebuilt. */
export const forgetChanges = (db: Db, upTo: number): void => {
  db.run('DELETE FROM catalogue_change WHERE id <= ?', upTo);
};
