import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const delays = new AsyncLocalStorage<number>();

/** Answers a request whose work takes longer. @param milliseconds how long it stays under way after it was begun. */
export const withSlowWork = <Result>(milliseconds: number, answer: () => Promise<Result>): Promise<Result> =>
  delays.run(milliseconds, answer);

/** Stands between the beginning of a work and its effect; takes time only where a fault says so. */
export const workUnderWay = async (): Promise<void> => {
  const milliseconds = delays.getStore();
  if (milliseconds !== undefined) await wait(milliseconds);
};
