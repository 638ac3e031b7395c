import { useEffect } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { checkSession } from './sessionThunks';

/** Milliseconds between two looks at the session. */
const sessionCheckIntervalMs = 1000;

/** Watches the session as long as the shop is open. */
export const useSessionCheck = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setInterval(() => void dispatch(checkSession()), sessionCheckIntervalMs);
    return () => clearInterval(timer);
  }, [dispatch]);
};
