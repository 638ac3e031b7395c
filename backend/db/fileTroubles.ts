import { DataUnusable } from './dataFolder';
import type { Db } from './open';

const reasons: Partial<Record<string, string>> = {
  SQLITE_NOTADB: 'is no database',
  SQLITE_CORRUPT: 'is damaged',
  SQLITE_CANTOPEN: 'cannot be opened',
  SQLITE_READONLY: 'cannot be written',
  SQLITE_FULL: 'has no room left on its disk',
  SQLITE_IOERR: 'cannot be read',
};

const advice = 'Restore a backup of it (npm run restore), or name another folder in DATA_DIR.';

/** What helps where the file itself is whole. */
const otherAdvice: Partial<Record<string, string>> = {
  SQLITE_FULL: 'Make room there, or name another folder in DATA_DIR.',
  SQLITE_READONLY: 'Let this user write it, or name another folder in DATA_DIR.',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The driver's errors about the file itself, in one sentence for a person; any other error as it is. */
export const explainFileTrouble = (error: unknown, file: string): unknown => {
  // Codes have more exact ones below them, such as SQLITE_IOERR_READ.
  const code = codeOf(error).split('_').slice(0, 2).join('_');
  const reason = reasons[code];
  if (reason === undefined) return error;
  return new DataUnusable(`The file ${file} ${reason}. ${otherAdvice[code] ?? advice}`);
};

/**
 * Looks through the file for damage: a page that is broken is better known before an order is written to it.
 * @throws DataUnusable when there is some.
 */
export const assertSound = (db: Db, file: string): void => {
  const found = db.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check;
  if (found !== 'ok') throw new DataUnusable(`The file ${file} is damaged. ${advice}`);
};

/**
 * Refuses the database of another program: the shop would write its tables among those.
 * @throws DataUnusable when the file has tables, but not the shop's.
 */
export const assertOwn = (tables: readonly string[], file: string): void => {
  if (tables.length > 0 && !tables.includes('migration')) {
    throw new DataUnusable(`The file ${file} is the database of another program. Name another folder in DATA_DIR.`);
  }
};
