/** `npm run clock -- +28d`: moves the clock of the shop on this machine, to try what takes weeks. Without a shift it tells the time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { openDb } from './db/open';
import { createShopClock } from './db/shopClock';
import { createOfflineProvider } from './payments/offline/offlineProvider';
import { createTestProvider } from './payments/testProvider/testProvider';
import { reportToLog, say } from './report';
import { databaseFile, readSettings } from './settings';
import { moveClock, readShift } from './subscriptions/moveClock';

const refuse = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

const settings = readSettings(process.env, join(import.meta.dirname, '..'));
const file = databaseFile(settings);
const [wanted] = process.argv.slice(2);
const shift = wanted === undefined ? 0 : readShift(wanted);
if (shift === null) refuse('Say how far to move the clock, such as +28d or +6h.');
else if (!settings.isOutboxReadable)
  refuse('The clock moves only in a shop that nobody else can reach (HALEWELL_OUTBOX).');
else if (!existsSync(file)) refuse(`There is no shop in ${settings.dataDir} yet: start it first.`);
else {
  const db = openDb(file);
  const now = Date.now;
  const shopNow = createShopClock(db, settings, now);
  const payments =
    settings.profile.payments === 'offline' ? createOfflineProvider(db) : createTestProvider({ db, now });
  moveClock({ db, settings, payments, now, shopNow }, shift, reportToLog);
  say(`The shop's clock says ${new Date(shopNow()).toUTCString()}.`);
  db.close();
}
