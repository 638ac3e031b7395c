/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
const aheadMs = (moment: number, timeZone: string): number => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
};

/**
 * The moment that the clocks of a zone show so.
 * @param text of an input of the type datetime-local: '2026-12-01T09:00'.
 * @returns seconds since 1970; undefined for what is no time.
 */
export const parseShopTime = (text: string, timeZone: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return undefined;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return undefined;
  // Once more from near the moment, as clocks may be changed in between.
  const near = wall - aheadMs(wall, timeZone);
  return Math.floor((wall - aheadMs(near, timeZone)) / 1000);
};

/** A moment (seconds since 1970) for an input of the type datetime-local. */
export const toInputTime = (seconds: number, timeZone: string): string =>
  new Date(seconds * 1000 + aheadMs(seconds * 1000, timeZone)).toISOString().slice(0, seconds % 60 === 0 ? 16 : 19);

/** A moment (milliseconds since 1970) in words: 1 December 2026 at 09:00. */
export const shopTimeText = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(moment);
