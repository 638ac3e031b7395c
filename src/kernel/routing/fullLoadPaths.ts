/** Pages that are entered by a full document load, because their Content-Security-Policy is stricter (ARCHITECTURE §7). */
export const isFullLoadPath = (pathname: string): boolean =>
  pathname === '/checkout' || pathname.startsWith('/checkout/');
