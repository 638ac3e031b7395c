import type { Db } from '../db/open';

/** Wrong codes of a guesser since a time, in milliseconds since 1970. */
export const countWrongCodes = (db: Db, guesser: string, since: number): number =>
  db.get<{ count: number }>(
    'SELECT count(*) AS count FROM wrong_code WHERE guesser = ? AND tried_at > ?',
    guesser,
    since,
  )?.count ?? 0;

/** Notes a wrong code, and forgets those that no longer count. */
export const insertWrongCode = (db: Db, guesser: string, triedAt: number, forgottenBefore: number): void => {
  db.run('DELETE FROM wrong_code WHERE tried_at <= ?', forgottenBefore);
  db.run('INSERT INTO wrong_code (guesser, tried_at) VALUES (?, ?)', guesser, triedAt);
};
