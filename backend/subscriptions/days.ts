import type { Db } from '../db/open';
import { readStoreSettings } from '../stores/storeSettings';
import { dayAfter } from '../stores/workingDays';

const dayMs = 86_400_000;

/** Days before an order on which it is announced. */
export const reminderDays = 3;

/** Days after the first refusal on which the payment is tried again. */
export const retryDays = [1, 3, 7] as const;

/** The furthest day, counted from today, that an order can be put off to. */
export const furthestDays = 182;

/** A day, YYYY-MM-DD, so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The shop's day at a moment. */
export const dayOfShop = (db: Db, storeId: number, moment: number): string =>
  dayAfter(moment, 0, readStoreSettings(db, storeId).timezone);

/** The first day of a rhythm after a day and after today; what was missed in between is not delivered all at once. */
export const nextInRhythm = (day: string, weeks: number, today: string): string => {
  const next = addDays(day, weeks * 7);
  return next > today ? next : nextInRhythm(next, weeks, today);
};

/** Whether a text is a day as the calendar has it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
