/** When parcels leave and how long they are under way. */
export interface DeliveryRules {
  /** HH:MM on the shop's clock: what is ordered by then leaves on the same working day. */
  orderBy: string;
  /** Working days from dispatch to arrival. */
  minDays: number;
  maxDays: number;
  /** YYYY-MM-DD: bank holidays and other days, besides weekends, on which nothing is sent or delivered. */
  closedDays: readonly string[];
}

const dayMs = 86_400_000;

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const isWorkingDay = (day: Date, closed: readonly string[]): boolean =>
  day.getUTCDay() % 6 !== 0 && !closed.includes(isoDay(day));

/** The next working day after a day, so many times. */
const addWorkingDays = (day: Date, count: number, closed: readonly string[]): Date => {
  let result = day;
  for (let left = count; left > 0;) {
    result = new Date(result.getTime() + dayMs);
    if (isWorkingDay(result, closed)) left -= 1;
  }
  return result;
};

/** Returns the local time of the shop: its day as midnight UTC, and HH:MM. */
const wallClock = (now: number, timeZone: string): { day: Date; time: string } => {
  // The Swedish write dates and times as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  const [date = '', time = ''] = text.split(' ');
  return { day: new Date(`${date}T00:00:00Z`), time };
};

/** HH:MM on the shop's clock. @param now milliseconds since 1970. */
export const timeOf = (now: number, timeZone: string): string => wallClock(now, timeZone).time;

/** The shop's day so many days after a moment, YYYY-MM-DD. */
export const dayAfter = (now: number, days: number, timeZone: string): string =>
  isoDay(new Date(wallClock(now, timeZone).day.getTime() + days * dayMs));

/**
 * The first and the last day, YYYY-MM-DD, on which an order of now may arrive.
 * @param now milliseconds since 1970.
 * @param timeZone of the shop, whose days and hours count.
 */
export const arrivalDays = (
  { orderBy, minDays, maxDays, closedDays }: DeliveryRules,
  now: number,
  timeZone: string,
): { from: string; to: string } => {
  const { day, time } = wallClock(now, timeZone);
  const leavesToday = isWorkingDay(day, closedDays) && time <= orderBy;
  const dispatch = leavesToday ? day : addWorkingDays(day, 1, closedDays);
  return {
    from: isoDay(addWorkingDays(dispatch, minDays, closedDays)),
    to: isoDay(addWorkingDays(dispatch, Math.max(minDays, maxDays), closedDays)),
  };
};
