/** An amount in minor units, in words of a mail: £12.50. */
export const moneyText = (minor: number, currency: string, locale = 'en-GB'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);

/** A day, YYYY-MM-DD, in words: Tuesday 24 November. */
export const dayText = (day: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A time of day, HH:MM, as the English pages write it: 11:30 am. */
export const timeText = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
