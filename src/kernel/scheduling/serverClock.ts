/** Milliseconds by which a device's clock may be wrong: a delay on the way, or a minute that nobody sets. */
const toleranceMs = 300_000;

/** By how much the server's clock is before the device's, in milliseconds, as far as answers have told. */
let ahead: number | undefined;

/**
 * Learns the server's time from the headers of an answer. One that a cache kept is older than it seems: the latest time
 * that any answer told is the nearest.
 */
export const noteServerTime = (headers: Headers): void => {
  if (headers.has('age')) return;
  const told = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(told)) ahead = Math.max(ahead ?? told, told);
};

/** The time in milliseconds since 1970: the server's where the device's clock is wrong. */
export const serverNow = (): number => Date.now() + (ahead !== undefined && Math.abs(ahead) > toleranceMs ? ahead : 0);
