import type { Db } from './open';

const name = 'clock_offset_ms';

/** Milliseconds by which the shop's clock is ahead of the real one. */
export const findClockOffset = (db: Db): number =>
  Number(db.get<{ value: string }>('SELECT value FROM installation WHERE name = ?', name)?.value ?? 0);

/** Keeps how far the shop's clock is ahead. */
export const saveClockOffset = (db: Db, milliseconds: number): void => {
  db.run('INSERT OR REPLACE INTO installation (name, value) VALUES (?, ?)', name, String(milliseconds));
};
