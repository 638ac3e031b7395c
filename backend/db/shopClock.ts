import type { Settings } from '../settings';

import { findClockOffset } from './clockQueries';
import type { Db } from './open';

/**
 * The clock that orders, delivery days and subscriptions go by: the real one, moved by what `npm run clock` has added to it.
 * Sessions, links, card nonces and limits go by the real one, so that nobody is signed out when it moves. A shop that
 * others can reach has one clock only.
 */
export const createShopClock =
  (db: Db, { isOutboxReadable }: Pick<Settings, 'isOutboxReadable'>, now: () => number): (() => number) =>
  () =>
    isOutboxReadable ? now() + findClockOffset(db) : now();
