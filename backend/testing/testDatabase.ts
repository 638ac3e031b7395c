import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hashPasswordNow } from '../customer/passwords';
import { openDb, type Db } from '../db/open';
import type { ProfileName } from '../profile/profile';
import { readJson } from '../seed/dataFiles';
import { seedDatabase } from '../seed/seedDatabase';
import { seedStockShop } from '../seed/seedStockShop';

import { testHashCost } from './testSettings';

const folder = join(tmpdir(), 'halewell-tests');
/** Files of test runs that were killed are swept after this time. */
const staleAfterMs = 60 * 60 * 1000;

const sweepStaleFiles = (): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    // The folder beside the files is the picture cache, which all runs share.
    if (found?.isFile() && Date.now() - found.mtimeMs > staleAfterMs) rmSync(path, { force: true });
  }
};

/** Written by this process, not by an earlier one that had the same id. */
const isOfThisProcess = (path: string): boolean => {
  const startedAt = Date.now() - process.uptime() * 1000;
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > startedAt;
};

/** Gives the seeded customers hashes that are quick to check. */
const lowerHashCost = (db: Db): void => {
  for (const { email, password } of readJson<{ email: string; password: string }[]>('customers.json')) {
    db.run('UPDATE customer SET password_hash = ? WHERE email = ?', hashPasswordNow(password, testHashCost), email);
  }
};

const fills = {
  none: () => undefined,
  full: (db: Db) => seedDatabase(db),
  stock: seedStockShop,
} satisfies Record<'none' | ProfileName, (db: Db) => unknown>;

/** A migrated and filled database, made once for each test process; each test file loads its own copy of this module. */
const templateOf = (content: keyof typeof fills): string => {
  const template = join(folder, `template-${content}-${process.pid}.sqlite`);
  if (isOfThisProcess(template)) return template;
  mkdirSync(folder, { recursive: true });
  sweepStaleFiles();
  rmSync(template, { force: true });
  const db = openDb(':memory:');
  fills[content](db);
  lowerHashCost(db);
  db.exec(`VACUUM INTO '${template.replaceAll("'", "''")}'`);
  db.close();
  return template;
};

/**
 * Opens a database for one test: with the whole seed of the profile's shop, or with empty tables. It is a copy of a
 * template, which takes a sixth of the time of the migrations; its file goes when it is closed.
 */
export const openTestDatabase = (seed: 'full' | 'none', profile: ProfileName = 'full'): Db => {
  const file = join(folder, `${randomUUID()}.sqlite`);
  copyFileSync(templateOf(seed === 'none' ? 'none' : profile), file);
  const db = openDb(file);
  db.exec('PRAGMA synchronous = OFF;');
  return {
    ...db,
    close: () => {
      db.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    },
  };
};
