import type { Db } from '../db/open';

/** Failures of a counter after a time. Times are milliseconds since 1970. */
export interface Failures {
  count: number;
  lastAt: number;
}

/** Counts the failures of a counter after a time. */
export const countFailures = (db: Db, counter: string, since: number): Failures => {
  const row = db.get<{ count: number; last_at: number | null }>(
    'SELECT count(*) AS count, max(failed_at) AS last_at FROM client_failure WHERE counter = ? AND failed_at > ?',
    counter,
    since,
  );
  return { count: row?.count ?? 0, lastAt: row?.last_at ?? 0 };
};

/** Notes a failure. */
export const insertFailure = (db: Db, counter: string, failedAt: number): void => {
  db.run('INSERT INTO client_failure (counter, failed_at) VALUES (?, ?)', counter, failedAt);
};

/** Takes one failure of a moment back. */
export const deleteFailure = (db: Db, counter: string, failedAt: number): void => {
  db.run(
    `DELETE FROM client_failure WHERE rowid =
       (SELECT rowid FROM client_failure WHERE counter = ? AND failed_at = ? LIMIT 1)`,
    counter,
    failedAt,
  );
};

/** Forgets the failures of a counter. */
export const deleteFailures = (db: Db, counter: string): void => {
  db.run('DELETE FROM client_failure WHERE counter = ?', counter);
};
