import type { Db } from '../db/open';
import { listHours, listSpecialHours, type LocationRow } from '../locations/queries';
import type { PickupReady } from '../schema/resolvers.generated';
import { dayAfter, timeOf } from '../stores/workingDays';

/** Hours of a day, HH:MM; null: closed. */
interface Hours {
  opens: string | null;
  closes: string | null;
}

/** When a shop is open: by day of the week (1 is Monday), and on days that keep other hours. */
export interface ShopHours {
  timezone: string;
  weekdays: readonly (Hours & { weekday: number })[];
  specialDays: readonly (Hours & { date: string })[];
}

/** Minutes of open time that packing takes; what is left over at closing time is packed before the next opening. */
const packingMinutes = 120;
/** Times are told in whole quarters of an hour. */
const stepMinutes = 15;
const horizonDays = 14;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hoursOn = ({ weekdays, specialDays }: ShopHours, date: string): Hours | undefined => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return specialDays.find((day) => day.date === date) ?? weekdays.find((day) => day.weekday === weekday);
};

/**
 * When an order that is placed now can be collected: after two hours in which the shop is open, or when it next opens.
 * @param now milliseconds since 1970.
 * @returns null for a shop that does not open within two weeks.
 */
export const readyTime = (shop: ShopHours, now: number): PickupReady | null => {
  for (let daysAhead = 0; daysAhead <= horizonDays; daysAhead += 1) {
    const date = dayAfter(now, daysAhead, shop.timezone);
    const { opens = null, closes = null } = hoursOn(shop, date) ?? {};
    if (opens === null || closes === null) continue;
    const isToday = daysAhead === 0;
    const begin = isToday ? Math.max(minutesOf(opens), minutesOf(timeOf(now, shop.timezone))) : minutesOf(opens);
    const ready = isToday ? Math.ceil((begin + packingMinutes) / stepMinutes) * stepMinutes : begin;
    if (ready < minutesOf(closes)) return { date, time: timeText(ready) };
  }
  return null;
};

/** The same for a shop of the database. */
export const readyAt = (db: Db, now: number, { id, timezone }: LocationRow): PickupReady | null =>
  readyTime(
    { timezone, weekdays: listHours(db, id), specialDays: listSpecialHours(db, id, dayAfter(now, 0, timezone)) },
    now,
  );
