import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from './open';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Applies the migrations that the database has not seen yet, in the order of their file names, each in a transaction.
 * Two processes that open a new file at once do it one after the other. A database that has seen them all is only read:
 * opening it does not wait for a process that writes all the time.
 * @throws when a migration fails; the database is then as before it.
 */
export const migrate = (db: Db): void => {
  // Nothing is written when the table is there.
  db.exec(
    'CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT, WITHOUT ROWID',
  );
  const applied = new Set(db.all<{ name: string }>('SELECT name FROM migration').map(({ name }) => name));
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  for (const name of files) {
    db.transaction(() => {
      // Another process has been faster.
      if (db.get('SELECT name FROM migration WHERE name = ?', name)) return;
      db.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      db.run('INSERT INTO migration (name, applied_at) VALUES (?, ?)', name, new Date().toISOString());
    });
  }
};
