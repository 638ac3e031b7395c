/** A process of its own that runs subscriptions by the clock kept in a database until it is killed: `runnerProcess.ts <file>`. */
import { setTimeout as wait } from 'node:timers/promises';

import { testNow } from '../../cart/testing/cartBackend';
import { openDb } from '../../db/open';
import { createShopClock } from '../../db/shopClock';
import { createTestProvider } from '../../payments/testProvider/testProvider';
import { testSettings } from '../../testing/testSettings';
import { runSubscriptions } from '../runSubscriptions';

const [file = ''] = process.argv.slice(2);
const db = openDb(file);
const now = () => testNow;
const services = {
  db,
  now,
  settings: testSettings,
  payments: createTestProvider({ db, now }),
  shopNow: createShopClock(db, testSettings, now),
};
process.stdout.write('ready\n');
for (;;) {
  // A database that the other process holds for too long is tried again, as the next minute's run would.
  runSubscriptions(services, (error) => process.stderr.write(`${String(error)}\n`));
  await wait(10);
}
