import { useEffect, useState } from 'react';

/** Milliseconds after the page is there, where the browser cannot say when it is idle. */
const fallbackDelayMs = 500;

/** Whether the page has had its turn: what is not worth a place in the first load waits for this. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = (): void => setIsIdle(true);
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(done);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, fallbackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
};
