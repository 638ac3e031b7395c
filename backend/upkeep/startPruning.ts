import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Db } from '../db/open';
import type { Settings } from '../settings';
import { startRepeating } from '../startRepeating';

import { prune } from './prune';

const hourMs = 60 * 60 * 1000;

/** A clock that leaps by more than this is not to be trusted with deleting: what looks old may be new. */
const largestLeapMs = hourMs;
/** Time in which somebody may set it right. */
const restMs = 24 * hourMs;

/** What pruning works with. */
export interface PruneServices {
  db: Db;
  settings: Pick<Settings, 'cartDays'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets; tests give one. */
  steady?: () => number;
  /** Told what was deleted. */
  say: (line: string) => void;
}

/**
 * Deletes what nobody needs any more, now and then every hour (upkeep/prune.ts): strangers can make some of it, and it
 * should not become much. When the machine's clock was set in the meantime nothing is deleted for a day.
 * @param everyMs milliseconds between two runs.
 * @returns ends it.
 */
export const startPruning = (
  { db, settings, now, steady = () => performance.now(), say }: PruneServices,
  everyMs = hourMs,
): (() => void) => {
  let last = { now: now(), steady: steady() };
  let restsUntil = -Infinity;

  const hasLeapt = (): boolean => {
    const present = { now: now(), steady: steady() };
    const leapMs = Math.abs(present.now - last.now - (present.steady - last.steady));
    last = present;
    return leapMs > largestLeapMs;
  };
  return startRepeating(everyMs, async (signal) => {
    if (hasLeapt()) {
      say('• The clock of this machine was set: nothing old is deleted for a day');
      restsUntil = steady() + restMs;
    }
    if (steady() < restsUntil) return;
    const counts = new Map<string, number>();
    for (const { name, count } of prune(db, now(), settings.cartDays)) {
      counts.set(name, (counts.get(name) ?? 0) + count);
      await nextTurn();
      if (signal.aborted) return;
    }
    if (counts.size === 0) return;
    say(`• Deleted what nobody needs any more: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`);
  });
};
