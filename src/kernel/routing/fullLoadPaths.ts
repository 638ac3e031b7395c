/**
 * Pages that are entered by a full document load, because their Content-Security-Policy is stricter (ARCHITECTURE §7).
 * The receipt is a page of the shop again: nothing is paid there (docs/decisions/024).
 */
export const isFullLoadPath = (pathname: string): boolean =>
  /^\/checkout(?:\/|$)/.test(pathname) && !/^\/checkout\/receipt\/?$/.test(pathname);
