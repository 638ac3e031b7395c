import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';

import Database from 'libsql';

import { DataUnusable } from './dataFolder';
import { assertSound, explainFileTrouble } from './fileTroubles';
import { openDb } from './open';

/**
 * Writes a copy of the database as it is at one moment; the shop may go on selling meanwhile.
 * @throws DataUnusable when there is no shop in the file, it is damaged, or the copy exists already.
 */
export const backUp = (file: string, copy: string): void => {
  if (!existsSync(file)) throw new DataUnusable(`There is no shop in ${file} yet: start it first.`);
  if (existsSync(copy)) throw new DataUnusable(`${copy} exists already: name another file.`);
  const db = openDb(file);
  try {
    assertSound(db, file);
    db.run('VACUUM INTO ?', copy);
  } catch (error) {
    throw explainFileTrouble(error, copy);
  } finally {
    db.close();
  }
};

/** Takes the database for this process alone, so that no running shop goes on writing to the file that is replaced. */
const assertNotInUse = (file: string): void => {
  if (!existsSync(file)) return;
  const database = new Database(file, { timeout: 0 });
  try {
    // A checkpoint that truncates the log, and the journal of one writer, need every other connection to be gone.
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch {
    throw new DataUnusable('The shop is running: stop it before its database is replaced.');
  } finally {
    database.close();
  }
};

/**
 * Puts a copy in the place of the database. What stood there is kept beside it.
 * @param setAside where the present database goes.
 * @throws DataUnusable when the copy is no sound database of a shop, or the shop is running; nothing is changed then.
 */
export const restore = (copy: string, file: string, setAside: string): void => {
  if (!existsSync(copy)) throw new DataUnusable(`There is no file ${copy}.`);
  const incoming = `${file}.incoming`;
  copyFileSync(copy, incoming);
  try {
    const db = openDb(incoming);
    assertSound(db, copy);
    db.close();
    assertNotInUse(file);
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(incoming + suffix, { force: true });
    throw explainFileTrouble(error, copy);
  }
  if (existsSync(file)) renameSync(file, setAside);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(incoming, file);
  for (const suffix of ['-wal', '-shm']) rmSync(incoming + suffix, { force: true });
};
