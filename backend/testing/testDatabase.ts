import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDb, type Db } from '../db/open';
import type { ProfileName } from '../profile/profile';
import { seedDatabase } from '../seed/seedDatabase';
import { seedStockShop } from '../seed/seedStockShop';

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

const seeds: Record<ProfileName, (db: Db) => unknown> = { full: (db) => seedDatabase(db), stock: seedStockShop };

/** A seeded database, made once for each test process; each test file loads its own copy of this module. */
const seededTemplate = (profile: ProfileName): string => {
  const template = join(folder, `template-${profile}-${process.pid}.sqlite`);
  if (isOfThisProcess(template)) return template;
  mkdirSync(folder, { recursive: true });
  sweepStaleFiles();
  rmSync(template, { force: true });
  const db = openDb(':memory:');
  seeds[profile](db);
  db.exec(`VACUUM INTO '${template.replaceAll("'", "''")}'`);
  db.close();
  return template;
};

/** An empty database in memory, with its tables. */
const openEmpty = (): Db => openDb(':memory:');

/** A database with the whole seed, in a file of its own that goes when it is closed. */
const openSeeded = (profile: ProfileName): Db => {
  const file = join(folder, `${randomUUID()}.sqlite`);
  copyFileSync(seededTemplate(profile), file);
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

/** Opens a database for one test: with the whole seed of the profile's shop, or with empty tables. */
export const openTestDatabase = (seed: 'full' | 'none', profile: ProfileName = 'full'): Db =>
  seed === 'full' ? openSeeded(profile) : openEmpty();
