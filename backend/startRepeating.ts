import { reportToLog } from './report';

/** What is done again and again. It looks at the signal after each wait: when it is aborted, nothing is touched any more. */
export type RepeatedWork = (signal: AbortSignal) => void | Promise<void>;

/**
 * Does something now, and again every so often; the process may end meanwhile. A run that takes longer than the pause is
 * not overtaken by the next. An error is logged and ends its run only: another process may have held the database for too
 * long, and the next run does what is left.
 * @param everyMs milliseconds between the beginnings of two runs.
 * @returns ends it.
 */
export const startRepeating = (everyMs: number, work: RepeatedWork): (() => void) => {
  const end = new AbortController();
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work(end.signal);
    } catch (error) {
      reportToLog(error);
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => {
    end.abort();
    clearInterval(timer);
  };
};
