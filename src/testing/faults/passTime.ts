import { setImmediate } from 'node:timers';

/** Turns of the event loop without news, after which whatever can go on without time has gone on. */
const quietTurns = 4;
/** Turns without any timer after which something waits for what never comes. */
const endlessTurns = 1_000_000;

let underWay = 0;

/** Time stands still while this is under way: what a backend in process works at takes none. */
export const whileTimeStands = async <Result>(work: Promise<Result>): Promise<Result> => {
  underWay += 1;
  try {
    return await work;
  } finally {
    underWay -= 1;
  }
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Goes from one faked timer to the next until something is done: an hour costs what its timers do. */
export const passTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let isDone = false;
  const watched = work.finally(() => (isDone = true));
  watched.catch(() => undefined);
  let quiet = 0;
  for (let turns = 0; !isDone; turns += 1) {
    await turn();
    if (turns > endlessTurns) throw new Error('It never ends, and no timer is set.');
    quiet = underWay > 0 ? 0 : quiet + 1;
    if (quiet < quietTurns || jest.getTimerCount() === 0) continue;
    [quiet, turns] = [0, 0];
    jest.advanceTimersToNextTimer();
  }
  return watched;
};
