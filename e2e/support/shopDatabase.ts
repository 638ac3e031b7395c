import { join } from 'node:path';

import Database from 'libsql';

/** A row of the shop's database, as SQLite gives it. */
export type Row = Record<string, string | number | null>;

/** Reads the database of a running shop. */
export interface ShopDatabase {
  all: (sql: string, ...values: (string | number)[]) => Row[];
  /** The only row. @throws when there is none or more than one. */
  one: (sql: string, ...values: (string | number)[]) => Row;
  close: () => void;
}

/** Folder of the database of the shop that every journey but those with faults visits. */
export const dataFolder = (): string => {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error('E2E_DATA_DIR is set by the configuration.');
  return folder;
};

/** Opens the database read-only: a journey changes nothing behind the shop's back. */
export const openShopDatabase = (folder = dataFolder()): ShopDatabase => {
  const db = new Database(join(folder, 'halewell.sqlite'), { readonly: true });
  const all: ShopDatabase['all'] = (sql, ...values) => db.prepare(sql).all(...values) as Row[];
  return {
    all,
    one: (sql, ...values) => {
      const [row, ...others] = all(sql, ...values);
      if (!row || others.length > 0) throw new Error(`${others.length + (row ? 1 : 0)} rows: ${sql}`);
      return row;
    },
    close: () => db.close(),
  };
};

/** How many of a product are left. */
export const stockOf = (db: ShopDatabase, sku: string): number =>
  Number(
    db.one('SELECT quantity FROM stock_item JOIN product ON product.id = product_id WHERE product.sku = ?', sku)
      .quantity,
  );

/** Orders that were placed from a cart: one at most, whatever happens. */
export const ordersOf = (db: ShopDatabase, cartId: string): Row[] =>
  db.all(
    'SELECT sales_order.* FROM sales_order JOIN cart ON cart.id = sales_order.cart_id WHERE cart.masked_id = ?',
    cartId,
  );
