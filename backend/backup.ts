/**
 * `npm run backup [-- file]` writes a copy of the shop's database while the shop runs; `npm run restore -- file` puts one in
 * its place while it does not.
 */
import { join, resolve } from 'node:path';

import { BadSetting } from '../settings/table.js';
import { backUp, restore } from './db/backup';
import { DataUnusable, openDataFolder } from './db/dataFolder';
import { say } from './report';
import { databaseFile, readSettings } from './settings';

/** A name that sorts by time and is one on every file system. */
const timestamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'));
  const file = databaseFile(settings);
  const [task, given] = process.argv.slice(2);
  if (task === 'restore') {
    if (given === undefined) throw new DataUnusable('Say which file to restore: npm run restore -- file.');
    openDataFolder(settings.dataDir);
    const setAside = join(settings.dataDir, `before-restore-${timestamp()}.sqlite`);
    restore(resolve(given), file, setAside);
    say(`The shop is the one of ${given} again; the one before is ${setAside}.`);
  } else {
    const copy = resolve(given ?? join(settings.dataDir, `backup-${timestamp()}.sqlite`));
    backUp(file, copy);
    say(`Wrote ${copy}.`);
  }
} catch (error) {
  const isForPerson = error instanceof BadSetting || error instanceof DataUnusable;
  process.stderr.write(`${isForPerson ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
