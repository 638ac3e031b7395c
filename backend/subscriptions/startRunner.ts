import { setImmediate as nextTurn } from 'node:timers/promises';

import { reportToLog } from '../report';
import { startRepeating } from '../startRepeating';

import type { SubscriptionServices } from './models';
import { workDue } from './runSubscriptions';

/** Milliseconds between two looks at what is due. */
const minuteMs = 60_000;

/**
 * Does what is due with subscriptions now, and again every minute. The server answers between two subscriptions.
 * @param everyMs milliseconds between two looks at what is due.
 * @returns ends it: the subscription that is being worked on was the last, and the database is not touched any more.
 */
export const startRunner = (services: SubscriptionServices, everyMs = minuteMs): (() => void) =>
  startRepeating(everyMs, async (signal) => {
    for (const attempt of workDue(services, reportToLog)) {
      attempt();
      await nextTurn();
      if (signal.aborted) return;
    }
  });
