import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { checkSession } from './sessionThunks';

/** Milliseconds between two looks at the session. */
const sessionCheckIntervalMs = 1000;

/**
 * Watches the session as long as the shop is open. A device that sleeps runs no timers, so the time is also compared when
 * the page is looked at.
 * @param isHeld whether the page must not be reloaded now: the end of the session waits.
 * @returns whether the end of a session is to be told.
 */
export const useSessionCheck = (isHeld: () => boolean): boolean => {
  const dispatch = useAppDispatch();
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    const check = (): void => {
      if (!isHeld()) void dispatch(checkSession()).then(setHasNews);
    };
    const timer = setInterval(check, sessionCheckIntervalMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [dispatch, isHeld]);
  return hasNews;
};
