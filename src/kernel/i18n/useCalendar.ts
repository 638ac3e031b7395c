import { useIntl } from 'react-intl';

/** Days and times that belong to no moment, in the shopper's language. */
export interface Calendar {
  /** One day or a span of days, each YYYY-MM-DD: Tuesday 24 November. */
  days: (from: string, to: string) => string;
  /** A day with its year, YYYY-MM-DD: 20 January 2027. */
  date: (day: string) => string;
  /** A time of day, HH:MM: 9:00 am. The text itself when it is no time. */
  clock: (time: string) => string;
}

// Formatted in the zone that they are made in, so that no day slips into the next.
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayStyle = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** The formatter of days and times without a zone. */
export const useCalendar = (): Calendar => {
  const { formatDate, formatDateTimeRange, formatTime, locale } = useIntl();
  return {
    days: (from, to) =>
      from === to
        ? formatDate(atMidnight(from), dayStyle)
        : formatDateTimeRange(atMidnight(from), atMidnight(to), dayStyle),
    date: (day) => formatDate(atMidnight(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    clock: (time) => {
      const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
      const moment = Date.UTC(2000, 0, 1, hours, minutes);
      if (Number.isNaN(moment)) return time;
      // Not `hour12`, by which noon is 0:00 pm in some engines.
      const hourCycle = locale.startsWith('en') ? 'h12' : 'h23';
      return formatTime(moment, { hour: 'numeric', minute: '2-digit', hourCycle, timeZone: 'UTC' });
    },
  };
};
