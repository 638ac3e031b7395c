import type { Db } from '../../db/open';

import { scopedTables, type ScopedTable } from './scopedTables';

const scopeValue = (column: string): string => `(SELECT ${column} FROM temp.request_scope)`;

const convert = (column: string): string => `CAST(round(r.${column} * ${scopeValue('rate')}) AS INTEGER)`;

/** SQL of a column as the store view of the request has it. */
const columnSql = (
  name: string,
  table: string,
  { key, values, money, prices, currencies, computed }: ScopedTable,
): string => {
  if (values.includes(name)) {
    return `coalesce((SELECT v.value FROM main.store_value v WHERE v.store_id = ${scopeValue('store_id')}
      AND v.entity = '${table}' AND v.entity_id = ${key} AND v.field = '${name}'), r.${name}) AS ${name}`;
  }
  const ofReviews = computed?.[name];
  if (ofReviews !== undefined) {
    return `CASE WHEN ${scopeValue('review_store_id')} IS NULL THEN r.${name} ELSE
      (SELECT ${ofReviews} FROM main.product_review o WHERE o.product_id = r.id AND o.status = 'approved'
         AND o.store_id = ${scopeValue('review_store_id')}) END AS ${name}`;
  }
  if (money?.includes(name)) return `${convert(name)} AS ${name}`;
  if (prices?.includes(name)) {
    return `CASE r.price_type WHEN 'fixed' THEN ${convert(name)} ELSE r.${name} END AS ${name}`;
  }
  if (currencies?.includes(name)) return `coalesce(${scopeValue('currency')}, r.${name}) AS ${name}`;
  return `r.${name}`;
};

const viewSql = (db: Db, table: string, scoped: ScopedTable): string => {
  const columns = db
    .all<{ name: string }>('SELECT name FROM main.pragma_table_info(?)', table)
    .map(({ name }) => columnSql(name, table, scoped));
  const where = scoped.where
    ? ` WHERE ${scoped.where.replace(/scope\.(\w+)/g, (_all, name) => scopeValue(String(name)))}`
    : '';
  return `CREATE TEMP VIEW ${table} AS SELECT ${columns.join(', ')} FROM main.${table} r${where}`;
};

/** The path that a store view has for an entity; the path that the others have leads there. */
const rewriteViewSql = `CREATE TEMP VIEW url_rewrite AS
  SELECT request_path, entity_type, entity_id, NULL AS target_path, 0 AS redirect_code
    FROM main.store_url_rewrite WHERE store_id = ${scopeValue('store_id')}
  UNION ALL
  SELECT r.request_path, CASE WHEN own.request_path IS NULL THEN r.entity_type END,
         CASE WHEN own.request_path IS NULL THEN r.entity_id END, coalesce(own.request_path, r.target_path),
         CASE WHEN own.request_path IS NULL THEN r.redirect_code ELSE 301 END
    FROM main.url_rewrite r LEFT JOIN main.store_url_rewrite own
      ON own.store_id = ${scopeValue('store_id')} AND r.redirect_code = 0
     AND own.entity_type = r.entity_type AND own.entity_id = r.entity_id
   WHERE NOT EXISTS (SELECT 1 FROM main.store_url_rewrite taken
                      WHERE taken.store_id = ${scopeValue('store_id')} AND taken.request_path = r.request_path)`;

/**
 * Puts views in front of the tables that store views differ in, on this connection: an unqualified name then reads the
 * values of the scope in `temp.request_scope`, `main.` the stored ones. What writes to such a table has to name `main.`.
 */
export const makeScopeViews = (db: Db): void => {
  db.exec(`CREATE TEMP TABLE request_scope (store_id INTEGER, rate REAL, currency TEXT, review_store_id INTEGER);
    INSERT INTO temp.request_scope VALUES (0, 1, NULL, NULL);`);
  for (const [table, scoped] of Object.entries(scopedTables)) db.exec(viewSql(db, table, scoped));
  db.exec(rewriteViewSql);
};
