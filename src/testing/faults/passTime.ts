import { setImmediate } from 'node:timers';

/** Lets faked time pass until something is done. */
export const passTime = async <Result>(work: Promise<Result>, stepMs = 250): Promise<Result> => {
  let isDone = false;
  const watched = work.finally(() => (isDone = true));
  watched.catch(() => undefined);
  while (!isDone) {
    await jest.advanceTimersByTimeAsync(stepMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return watched;
};
