import { findClockOffset, saveClockOffset } from '../db/clockQueries';

import type { SubscriptionServices } from './models';
import { runSubscriptions } from './runSubscriptions';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How far `+28d` or `+6h` moves the clock, in milliseconds; null for anything else. It never goes back. */
export const readShift = (text: string): number | null => {
  const [, count = '', unit] = /^\+(\d{1,3})([dh])$/.exec(text) ?? [];
  return unit === undefined ? null : Number(count) * (unit === 'd' ? dayMs : hourMs);
};

/**
 * Moves the shop's clock, day by day, and does each day what is due: reminders come before their orders, and failed
 * payments are tried again on their days, as if the time had passed.
 */
export const moveClock = (services: SubscriptionServices, shift: number, report: (error: unknown) => void): void => {
  const { db } = services;
  for (let left = shift; left > 0; left -= dayMs) {
    db.transaction(() => saveClockOffset(db, findClockOffset(db) + Math.min(left, dayMs)));
    runSubscriptions(services, report);
  }
};
