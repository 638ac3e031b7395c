import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Asks again for what a part of the frame could not get: once the device is online again, and with the next page. The frame
 * stays from page to page, so what failed once would be missing for the rest of the visit.
 */
export const useAnotherTry = (hasFailed: boolean, refetch: () => Promise<unknown>): void => {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    const isNext = page.current !== pathname;
    page.current = pathname;
    if (!hasFailed) return undefined;
    // A part of the frame that fails again stays away, as before.
    const ask = (): void => void refetch().catch(() => undefined);
    if (isNext) ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [hasFailed, pathname, refetch]);
};
