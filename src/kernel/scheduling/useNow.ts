import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time in milliseconds since 1970, renewed each minute while it is shown. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
