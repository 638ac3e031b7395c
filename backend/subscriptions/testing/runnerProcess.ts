/** A process of its own that runs subscriptions by the clock kept in a database until it is killed: `runnerProcess.ts <file>`. */
import { testNow } from '../../cart/testing/cartBackend';
import { openDb } from '../../db/open';
import { createShopClock } from '../../db/shopClock';
import { createTestProvider } from '../../payments/testProvider/testProvider';
import { testSettings } from '../../testing/testSettings';
import { startRunner } from '../startRunner';

/** Milliseconds between two looks at what is due: days pass quickly here. */
const everyMs = 10;

const [file = ''] = process.argv.slice(2);
const db = openDb(file);
const now = () => testNow;
const payments = createTestProvider({ db, now });
startRunner({ db, now, settings: testSettings, payments, shopNow: createShopClock(db, testSettings, now) }, everyMs);
process.stdout.write('ready\n');
// The runner does not keep a process alive; this one ends with the test, however that ends.
process.stdin.resume();
