import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { startRepeating } from '../startRepeating';

import { insertChange, listPendingChanges, markApplied, refreshParentPrices, writeValues } from './changeQueries';
import type { ScheduledChange } from './changeQueries';

/**
 * Makes every change part of the shop whose moment has come. A preview does the same to a copy, so that it shows what
 * will happen.
 * @param moment milliseconds since 1970.
 * @returns how many there were.
 */
export const applyChanges = (db: Db, moment: number): number =>
  db.transaction(() => {
    const due = listPendingChanges(db, Math.floor(moment / 1000));
    for (const { id, kind, target, values } of due) {
      // What no longer exists is passed over: its change is over, too.
      if (writeValues(db, kind, target, values) && kind === 'product') refreshParentPrices(db, target);
      markApplied(db, id, toSqlTime(moment));
    }
    return due.length;
  });

/** Keeps a change, and makes it at once when its moment has come. Returns its id. */
export const addChange = (db: Db, change: Omit<ScheduledChange, 'id'>, now: number): number =>
  db.transaction(() => {
    const id = insertChange(db, change, toSqlTime(now));
    applyChanges(db, now);
    return id;
  });

/** Milliseconds between two looks at what has come. */
const everyMs = 30_000;

/**
 * Makes changes when their moment comes.
 * @param now clock of the shop.
 * @returns ends it.
 */
export const startStaging = (db: Db, now: () => number): (() => void) =>
  startRepeating(everyMs, () => void applyChanges(db, now()));
