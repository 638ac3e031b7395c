import { reportToLog } from '../report';

import type { SubscriptionServices } from './models';
import { runSubscriptions } from './runSubscriptions';

/** Milliseconds between two looks at what is due. */
const everyMs = 60_000;

/**
 * Does what is due with subscriptions now, and again every minute; the process may end meanwhile.
 * @returns ends it.
 */
export const startRunner = (services: SubscriptionServices): (() => void) => {
  const run = (): void => runSubscriptions(services, reportToLog);
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
