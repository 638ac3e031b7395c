import { addDays, wallClock, weekdayOf } from '@/kernel/i18n/wallClock';
import type { OpeningScheduleFragment } from './api/OpeningSchedule.graphql.generated';

/** The part of a shop that says when it is open. */
export type Schedule = OpeningScheduleFragment;

/** Hours of a day, HH:MM. */
export interface DayHours {
  open: string;
  close: string;
}

/** Whether a shop is open, and until or from when. */
export type OpenState =
  | { kind: 'open'; until: string }
  /** `daysAhead` is 0 for today; `date` is YYYY-MM-DD. */
  | { kind: 'opens'; at: string; date: string; daysAhead: number }
  | { kind: 'closed' };

/** Days ahead that are looked through for the next opening. */
const horizonDays = 14;

/** HH:MM with two digits each, whatever the backend makes of it; undefined for what is no time. */
const readTime = (text: string | null): string | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text ?? '') ?? [];
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
};

/** Hours of a date: its own, or those of its day of the week; undefined when the shop is closed. */
export const hoursOn = ({ opening_hours, special_hours }: Schedule, date: string): DayHours | undefined => {
  const weekday = weekdayOf(date);
  const row = special_hours.find((day) => day.date === date) ?? opening_hours.find(({ day }) => day === weekday);
  const open = readTime(row?.open ?? null);
  const close = readTime(row?.close ?? null);
  return open === undefined || close === undefined ? undefined : { open, close };
};

const isOvernight = ({ open, close }: DayHours): boolean => close <= open;

/** Closing time if the shop is open at this moment. */
const openUntil = (schedule: Schedule, date: string, time: string): string | undefined => {
  const today = hoursOn(schedule, date);
  if (today && time >= today.open && (isOvernight(today) || time < today.close)) return today.close;
  const yesterday = hoursOn(schedule, addDays(date, -1));
  return yesterday && isOvernight(yesterday) && time < yesterday.close ? yesterday.close : undefined;
};

/**
 * Whether a shop is open at a moment, by the clock of its own zone and its special days.
 * @param now milliseconds since 1970.
 * @returns undefined when that cannot be told.
 */
export const openState = (schedule: Schedule, now: number): OpenState | undefined => {
  const clock = wallClock(now, schedule.timezone);
  if (!clock) return undefined;
  const { date, time } = clock;
  const until = openUntil(schedule, date, time);
  if (until !== undefined) return { kind: 'open', until };
  for (let daysAhead = 0; daysAhead <= horizonDays; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const hours = hoursOn(schedule, day);
    if (hours && (daysAhead > 0 || time < hours.open)) return { kind: 'opens', at: hours.open, date: day, daysAhead };
  }
  return { kind: 'closed' };
};
