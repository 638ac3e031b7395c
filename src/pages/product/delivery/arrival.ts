import { addDays, wallClock, weekdayOf } from '@/kernel/i18n/wallClock';

/** Facts from which the days of arrival are computed. */
export interface DeliveryDays {
  /** HH:MM in the store's time zone. */
  order_by: string;
  /** Working days from dispatch to arrival. */
  min_days: number;
  max_days: number;
  /** YYYY-MM-DD. */
  closed_days: readonly string[];
}

/** Days as YYYY-MM-DD. */
export interface Arrival {
  /** Whether an order of now leaves today. */
  leavesToday: boolean;
  from: string;
  /** Not before `from`. */
  to: string;
}

/** A week has five working days, from Monday on. */
const isWorkingDay = (day: string, closed: readonly string[]): boolean => weekdayOf(day) <= 5 && !closed.includes(day);

/** The next working day after a day, so many times. */
const addWorkingDays = (day: string, count: number, closed: readonly string[]): string => {
  let result = day;
  for (let left = count; left > 0;) {
    result = addDays(result, 1);
    if (isWorkingDay(result, closed)) left -= 1;
  }
  return result;
};

/**
 * When an order that is placed now arrives. A forecast from the store's configuration, which caches keep for a day and
 * so cannot name days itself; what is promised of a cart or an order is the backend's `delivery_window`, which follows
 * the same rule (backend/stores/workingDays.ts).
 * @param now milliseconds since the epoch.
 * @param timeZone of the shop, whose days and hours count.
 * @returns undefined for a zone that the browser does not know.
 */
export const arrivalOf = (
  { order_by: orderBy, min_days: min, max_days: max, closed_days: closed }: DeliveryDays,
  now: number,
  timeZone: string,
): Arrival | undefined => {
  const clock = wallClock(now, timeZone);
  if (!clock) return undefined;
  const { date, time } = clock;
  const leavesToday = isWorkingDay(date, closed) && time <= orderBy;
  const dispatch = leavesToday ? date : addWorkingDays(date, 1, closed);
  return {
    leavesToday,
    from: addWorkingDays(dispatch, min, closed),
    to: addWorkingDays(dispatch, Math.max(min, max), closed),
  };
};
