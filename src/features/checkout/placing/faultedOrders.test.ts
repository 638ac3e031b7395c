/**
 * Guests and customers who fill a cart, change it and buy over a network that fails all the time, each exactly once,
 * and whatever a page says of the order at rest is so: placed, charged, not placed, or not known yet.
 *
 * What happens to them: requests and answers that are lost, spoilt, refused or late, up to a minute; a page that is
 * reloaded at any request and at any time; a session that ends; a sign-out in another tab; a second tab that buys the same
 * cart; a second press of the button; a card that is refused; a card frame that is blocked, or answers late; stock that
 * runs out; browsers without locks, and such as block their storage.
 *
 * `FAULTED_ORDERS=5000` for a long run, `FAULT_SEED` for the run that failed.
 */
import { buyManyTimes } from '@/testing/faults/buyManyTimes';
import { type FaultedShop, openFaultedShop } from '@/testing/faults/faultedShop';

const purchases = Number(process.env.FAULTED_ORDERS ?? 60);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
let shop: FaultedShop;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = openFaultedShop('full', purchases);
});
afterAll(() => {
  shop.backend.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test(`${purchases} purchases over a failing network: none lost, none doubled, none unpaid`, async () => {
  const seen = await buyManyTimes(shop, firstSeed, purchases);
  if (process.env.FAULTED_ORDERS) process.stdout.write(`${JSON.stringify(seen)}\n`);
}, 3_600_000);
