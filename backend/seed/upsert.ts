import type { Db, SqlRow } from '../db/open';

const whereOf = (keys: readonly string[]): string => keys.map((key) => `${key} = ?`).join(' AND ');

const valuesOf = (row: SqlRow, keys: readonly string[]) => keys.map((key) => row[key] ?? null);

/** Inserts a row. Tables and columns come from the seed's code, never from a request or a data file. */
export const insert = (db: Db, table: string, row: SqlRow): number => {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...Object.values(row))
    .lastInsertRowid;
};

/** Updates the row with the same natural key, or inserts it. */
export const upsert = (db: Db, table: string, keys: readonly string[], row: SqlRow): void => {
  const found = db.get(`SELECT 1 FROM ${table} WHERE ${whereOf(keys)}`, ...valuesOf(row, keys));
  if (!found) {
    insert(db, table, row);
    return;
  }
  const columns = Object.keys(row).filter((column) => !keys.includes(column));
  if (columns.length === 0) return;
  const sets = columns.map((column) => `${column} = ?`).join(', ');
  db.run(`UPDATE ${table} SET ${sets} WHERE ${whereOf(keys)}`, ...valuesOf(row, columns), ...valuesOf(row, keys));
};

/** As `upsert`, for a table with an id; returns the id, which an update leaves as it is. */
export const upsertId = (db: Db, table: string, keys: readonly string[], row: SqlRow): number => {
  upsert(db, table, keys, row);
  const found = db.get<{ id: number }>(`SELECT id FROM ${table} WHERE ${whereOf(keys)}`, ...valuesOf(row, keys));
  if (!found) throw new Error(`${table} has no row for ${valuesOf(row, keys).join(', ')}.`);
  return found.id;
};
