import { useEffect, useState } from 'react';
import { serverNow } from './serverClock';

const minuteMs = 60_000;

/** The time in milliseconds since 1970, the server's where the device's clock is wrong, renewed each minute while it is shown. */
export const useNow = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
