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

/** Days as midnight UTC: to be formatted in UTC. */
export interface Arrival {
  /** Whether an order of now leaves today. */
  leavesToday: boolean;
  from: Date;
  to: Date;
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

/** Returns the local time of the shop: its day, and HH:MM. */
const wallClock = (now: number, timeZone: string): { day: Date; time: string } => {
  // The Swedish write dates and times as ISO 8601 does.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(now)
    .split(' ');
  return { day: new Date(`${date}T00:00:00Z`), time };
};

/**
 * When an order that is placed now arrives. A forecast from the store's configuration, which caches keep for a day and
 * so cannot name days itself; what is promised of a cart or an order is the backend's `delivery_window`.
 * @param now milliseconds since the epoch.
 * @param timeZone of the shop, whose days and hours count.
 */
export const arrivalOf = (
  { order_by: orderBy, min_days: min, max_days: max, closed_days: closed }: DeliveryDays,
  now: number,
  timeZone: string,
): Arrival => {
  const { day, time } = wallClock(now, timeZone);
  const leavesToday = isWorkingDay(day, closed) && time <= orderBy;
  const dispatch = leavesToday ? day : addWorkingDays(day, 1, closed);
  return { leavesToday, from: addWorkingDays(dispatch, min, closed), to: addWorkingDays(dispatch, max, closed) };
};
