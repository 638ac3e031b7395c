/** An amount in minor units, in words of a mail: £12.50. */
export const moneyText = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100);

/** A day, YYYY-MM-DD, in words: Tuesday 24 November. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
