/** An amount in minor units, in words of a mail: £12.50. */
export const moneyText = (minor: number, currency: string, locale = 'en-GB'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);

/** A day, YYYY-MM-DD, in words: Tuesday 24 November. */
export const dayText = (day: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
