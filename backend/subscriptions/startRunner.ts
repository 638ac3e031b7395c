import { setImmediate as nextTurn } from 'node:timers/promises';

import { reportToLog } from '../report';

import type { SubscriptionServices } from './models';
import { workDue } from './runSubscriptions';

/** Milliseconds between two looks at what is due. */
const minuteMs = 60_000;

/**
 * Does what is due with subscriptions now, and again every minute; the process may end meanwhile. The server answers
 * between two subscriptions, and a run that takes longer than a minute is not overtaken by the next.
 * @param everyMs milliseconds between two looks at what is due.
 * @returns ends it: the subscription that is being worked on was the last, and the database is not touched any more.
 */
export const startRunner = (services: SubscriptionServices, everyMs = minuteMs): (() => void) => {
  let isStopped = false;
  let isRunning = false;
  const workThrough = async (): Promise<void> => {
    for (const attempt of workDue(services, reportToLog)) {
      attempt();
      await nextTurn();
      if (isStopped) return;
    }
  };
  const run = (): void => {
    if (isRunning) return;
    isRunning = true;
    workThrough()
      // What is due could not be read, as when another process held the database for too long: the next run does it.
      .catch(reportToLog)
      .finally(() => (isRunning = false));
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
};
