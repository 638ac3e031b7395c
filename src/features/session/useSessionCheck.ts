import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { checkSession } from './sessionThunks';

/** Milliseconds between two looks at the session. */
const sessionCheckIntervalMs = 1000;

/**
 * Watches the session as long as the page is looked at; a hidden one wakes no device. The time is compared at once when the
 * page is looked at again, and when Back brings it from the browser's memory: its customer may have signed out since.
 * @param isHeld whether the page must not be reloaded now: the end of the session waits.
 * @returns whether the end of a session is to be told.
 */
export const useSessionCheck = (isHeld: () => boolean): boolean => {
  const dispatch = useAppDispatch();
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const check = (): void => {
      if (!isHeld()) void dispatch(checkSession()).then(setHasNews);
    };
    const watch = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      check();
      timer = setInterval(check, sessionCheckIntervalMs);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    window.addEventListener('pageshow', watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', watch);
      window.removeEventListener('pageshow', watch);
    };
  }, [dispatch, isHeld]);
  return hasNews;
};
