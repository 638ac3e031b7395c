import { useEffect } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { checkSession } from './sessionThunks';

/** Milliseconds between two looks at the session. */
const sessionCheckIntervalMs = 1000;

/**
 * Watches the session as long as the shop is open.
 * @param isHeld whether the page must not be reloaded now: the end of the session waits.
 */
export const useSessionCheck = (isHeld: () => boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isHeld()) void dispatch(checkSession());
    }, sessionCheckIntervalMs);
    return () => clearInterval(timer);
  }, [dispatch, isHeld]);
};
