/** The copyright line with the year that it holds a place for. */
export const copyrightText = (copyright: string | null | undefined, now: Date): string =>
  (copyright ?? '').replace(/\{year\}|%year%/gi, String(now.getFullYear()));
