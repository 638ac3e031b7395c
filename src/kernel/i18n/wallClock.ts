/** Local date and time of a place. */
export interface WallClock {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
}

/**
 * What the clock on a wall of the place shows, daylight saving included.
 * @param now milliseconds since 1970.
 * @param timeZone IANA name.
 * @returns undefined for a zone that the browser does not know.
 */
export const wallClock = (now: number, timeZone: string): WallClock | undefined => {
  try {
    // The Swedish write dates and times as ISO 8601 does.
    const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
    const [date = '', time = ''] = text.split(' ');
    return { date, time };
  } catch {
    return undefined;
  }
};

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The date so many days later. */
export const addDays = (date: string, days: number): string => {
  const day = noonOf(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** Day of the week of a date: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => noonOf(date).getUTCDay() || 7;
