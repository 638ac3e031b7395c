import type { Db, SqlParameter } from '../../db/open';
import { findStoreById } from '../queries';

import { findRate } from './rates';
import { makeScopeViews } from './scopeViews';

/** Whose values are read, and in which currency amounts are. */
export interface Scope {
  storeId: number;
  /** ISO 4217. */
  currency: string;
}

/** Scopes that were opened already, by database and key. */
const scopesByRoot = new WeakMap<Db, Map<string, Db>>();
/** Of a scoped database the one that it reads. */
const roots = new WeakMap<Db, Db>();
/** Rows that were written to say which scope reads, by database. */
const scopeWrites = new WeakMap<Db, number>();

/** Rows of SQLite's `total_changes()` that changed nothing of the shop: every read of a scope writes who reads. */
export const countScopeWrites = (db: Db): number => scopeWrites.get(db) ?? 0;

/** FTS5 cannot stand behind a view, so that a store view with texts of its own has an index of its own. */
const textIndexOf = (db: Db, storeId: number): string => {
  const name = `product_search_${storeId}`;
  return db.get('SELECT 1 FROM sqlite_schema WHERE name = ?', name) ? name : 'product_search';
};

const makeScoped = (db: Db, { storeId, currency }: Scope, rate: number, isDefault: boolean): Db => {
  const index = textIndexOf(db, storeId);
  const own = [storeId, rate, currency, isDefault ? null : storeId];
  const setScope = 'UPDATE temp.request_scope SET store_id = ?, rate = ?, currency = ?, review_store_id = ?';
  // The comment keeps these statements apart from those that were prepared before the views stood before the tables.
  const scopedSql = (sql: string): string => `${sql.replace(/\bproduct_search(?=\b|_data|_word)/g, index)}\n-- scoped`;
  // Calls are synchronous: nothing else reads between the two statements.
  const set = (...scope: SqlParameter[]): void => {
    const { changes } = db.run(setScope, ...scope);
    scopeWrites.set(db, countScopeWrites(db) + changes);
  };
  const within = <Result>(read: () => Result): Result => {
    set(...own);
    try {
      return read();
    } finally {
      set(0, 1, null, null);
    }
  };
  return {
    get: <Row extends object>(sql: string, ...parameters: SqlParameter[]) =>
      within(() => db.get<Row>(scopedSql(sql), ...parameters)),
    all: <Row extends object>(sql: string, ...parameters: SqlParameter[]) =>
      within(() => db.all<Row>(scopedSql(sql), ...parameters)),
    run: (sql, ...parameters) => within(() => db.run(scopedSql(sql), ...parameters)),
    exec: (sql) => within(() => db.exec(sql)),
    transaction: (work) => db.transaction(work),
    publicVersion: () => db.publicVersion(),
    close: () => db.close(),
  };
};

/** Whether every store view of this database reads the stored values as they are. */
const isPlain = (db: Db): boolean =>
  db.get('SELECT 1 FROM currency_rate UNION ALL SELECT 1 FROM store_value LIMIT 1') === undefined;

const openScope = (root: Db, scope: Scope): Db => {
  const store = findStoreById(root, scope.storeId);
  const rate = store ? findRate(root, store.base_currency, scope.currency) : undefined;
  if (!store || rate === undefined || (store.is_default === 1 && rate === 1)) return root;
  const known = scopesByRoot.get(root);
  const scopes = known ?? new Map<string, Db>();
  if (!known) {
    makeScopeViews(root);
    scopesByRoot.set(root, scopes);
  }
  const key = `${scope.storeId}/${scope.currency}/${rate}`;
  const scoped = scopes.get(key) ?? makeScoped(root, scope, rate, store.is_default === 1);
  scopes.set(key, scoped);
  roots.set(scoped, root);
  return scoped;
};

/**
 * The database as a store view and a currency see it: names, contents and paths of the store view where it has its own,
 * amounts converted and rounded one by one, so that sums are sums of what a shopper sees (decision 072). Everything that
 * reads through it, lists, index, search, cart and mails included, needs to know nothing of store views.
 * @param db the database, or another scope of it.
 */
export const storeDb = (db: Db, scope: Scope): Db => {
  const root = roots.get(db) ?? db;
  return isPlain(root) ? root : openScope(root, scope);
};
