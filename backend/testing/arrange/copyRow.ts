import type { Db } from '../../db/open';

/**
 * Writes a row once more, with another id.
 * @param changes values of columns that the copy has otherwise.
 * @returns the id of the copy.
 */
export const copyRow = (
  db: Db,
  table: string,
  id: number,
  changes: Readonly<Record<string, string | number>>,
): number => {
  const columns = db
    .all<{ name: string }>('SELECT name FROM pragma_table_info(?)', table)
    .map(({ name }) => name)
    .filter((name) => name !== 'id');
  const values = columns.map((name) => (name in changes ? '?' : name));
  const given = columns.flatMap((name) => changes[name] ?? []);
  db.run(`INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE id = ?`, ...given, id);
  return db.get<{ id: number }>(`SELECT max(id) AS id FROM ${table}`)?.id ?? 0;
};
