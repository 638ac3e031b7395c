import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { type Db, openDb } from '../db/open';

import { applyChanges } from './applyChanges';
import { copyDatabase, writeStamp } from './changeQueries';

/** A copy that nobody asks any more is closed after this time: requests to it may still be running. */
const closeAfterMs = 20_000;

interface Copy {
  version: number;
  stamp: string;
  db: Db;
}

/** The shop as it will be at moments that lie ahead. */
export interface PreviewDatabases {
  /** The database as of a version (seconds since 1970). What is written to it is lost. */
  open(version: number): Db;
}

/**
 * Copies of a database with the changes of a version made in them: so a preview goes through the same code as the shop,
 * lists, search and cart included. A copy of the shop of one machine takes some 80 ms; it is made again when the shop
 * has changed.
 * @param folder for the copies; what an ended process left there is deleted.
 */
export const createPreviewDatabases = (db: Db, folder: string): PreviewDatabases => {
  let kept: Copy | undefined;
  let isFolderReady = false;

  const close = (copy: Db, file: string): void => {
    copy.close();
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  };

  const make = (version: number): Db => {
    if (!isFolderReady) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      isFolderReady = true;
    }
    const file = join(folder, `${randomUUID()}.sqlite`);
    copyDatabase(db, file);
    const copy = openDb(file);
    applyChanges(copy, version * 1000);
    setTimeout(() => {
      if (kept?.db === copy) kept = undefined;
      close(copy, file);
    }, closeAfterMs).unref();
    return copy;
  };

  return {
    open: (version) => {
      const stamp = writeStamp(db);
      if (kept?.version !== version || kept.stamp !== stamp) kept = { version, stamp, db: make(version) };
      return kept.db;
    },
  };
};
