import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from './open';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Applies the migrations that the database has not seen yet, in the order of their file names, each in a transaction.
 * Two processes that open a new file at once do it one after the other.
 * @throws when a migration fails; the database is then as before it.
 */
export const migrate = (db: Db): void => {
  db.exec(
    'CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT, WITHOUT ROWID',
  );
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const name of files) {
    db.transaction(() => {
      if (db.get('SELECT name FROM migration WHERE name = ?', name)) return;
      db.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      db.run('INSERT INTO migration (name, applied_at) VALUES (?, ?)', name, new Date().toISOString());
    });
  }
};
