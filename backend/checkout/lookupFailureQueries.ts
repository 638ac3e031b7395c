import type { Db } from '../db/open';

/** Wrong answers to an order number since a time, in milliseconds since 1970. */
export const countLookupFailures = (db: Db, number: string, since: number): number =>
  db.get<{ count: number }>(
    'SELECT count(*) AS count FROM order_lookup_failure WHERE increment_id = ? AND failed_at > ?',
    number,
    since,
  )?.count ?? 0;

/** Notes a wrong answer, and forgets those that no longer count. */
export const noteLookupFailure = (db: Db, number: string, failedAt: number, forgottenBefore: number): void => {
  db.run('DELETE FROM order_lookup_failure WHERE failed_at <= ?', forgottenBefore);
  db.run('INSERT INTO order_lookup_failure (increment_id, failed_at) VALUES (?, ?)', number, failedAt);
};
