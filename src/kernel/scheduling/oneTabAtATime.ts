/** Milliseconds after which a tab no longer waits for another: that one may be frozen. */
const lockTimeoutMs = 8000;

const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator && Boolean(navigator.locks);

/** Does something while no other tab does the same. Where the browser has no locks, or none comes free, it is done all the same. */
export const oneTabAtATime = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if (!hasLocks()) return work();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), lockTimeoutMs);
  let isBegun = false;
  const begin = (): Promise<Result> => {
    isBegun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: timeout.signal }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
};

/** Does something unless another tab is at it; undefined then. Where the browser has no locks it is done. */
export const unlessOtherTab = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  if (!hasLocks()) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
};
