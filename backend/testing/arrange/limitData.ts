import type { Db } from '../../db/open';
import { insertRow } from '../fixtures';

/** Failed attempts of clients. */
export const limitData = (db: Db) => ({
  /**
   * Lets a counter have failed so often.
   * @param counter as in limits/failures.ts; the address of a request in process is `unknown`.
   * @param at milliseconds since 1970.
   */
  failAttempts: (counter: string, times: number, at: number): void => {
    for (let failure = 0; failure < times; failure += 1) insertRow(db, 'client_failure', { counter, failed_at: at });
  },
  forgetAttempts: (): void => {
    db.run('DELETE FROM client_failure');
  },
});
