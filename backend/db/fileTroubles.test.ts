import { mkdtempSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'libsql';

import { DataUnusable } from './dataFolder';
import { assertSound, explainFileTrouble } from './fileTroubles';
import { openDb } from './open';

describe('a file that cannot be the shop', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halewell-file-'));
    file = join(folder, 'shop.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const start = (): void => {
    const db = openDb(file);
    try {
      assertSound(db, file);
    } finally {
      db.close();
    }
  };

  it('is told in one sentence when it is no database', () => {
    writeFileSync(file, 'These are notes, no database. '.repeat(300));
    expect(start).toThrow(DataUnusable);
    expect(start).toThrow(`The file ${file} is no database. Restore a backup of it`);
  });

  it('is told when the disk fills up while it is written', () => {
    expect(
      explainFileTrouble(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }), file),
    ).toEqual(
      new DataUnusable(
        `The file ${file} has no room left on its disk. Make room there, or name another folder in DATA_DIR.`,
      ),
    );
  });

  it('is told when it is the database of another program, which stays as it is', () => {
    const other = new Database(file);
    other.exec('CREATE TABLE notes (text)');
    other.close();
    expect(start).toThrow('is the database of another program');
    const again = new Database(file);
    expect(again.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()).toEqual(['notes']);
    again.close();
  });

  it.each<[string, () => void]>([
    ['cut off', () => truncateSync(file, Math.floor(statSync(file).size / 2))],
    [
      'overwritten in the middle',
      () => {
        const handle = openSync(file, 'r+');
        writeSync(handle, Buffer.alloc(40 * 4096, 0xa5), 0, 40 * 4096, 8 * 4096);
        closeSync(handle);
      },
    ],
  ])('is told when it was %s', (_how, harm) => {
    const db = openDb(file);
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    harm();
    expect(start).toThrow(DataUnusable);
    expect(start).toThrow('is damaged');
  });
});
