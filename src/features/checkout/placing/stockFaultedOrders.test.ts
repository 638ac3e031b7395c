/** The same purchases as in faultedOrders.test.ts at a backend that cannot say which order came of a cart. */
import { buyManyTimes } from '@/testing/faults/buyManyTimes';
import { type FaultedShop, openFaultedShop } from '@/testing/faults/faultedShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

const purchases = Number(process.env.FAULTED_STOCK_ORDERS ?? 20);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
let shop: FaultedShop;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = openFaultedShop('stock', purchases);
});
afterAll(() => {
  shop.backend.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test(`${purchases} purchases at a stock backend: none lost, none doubled`, async () => {
  const seen = await buyManyTimes(shop, firstSeed, purchases);
  if (process.env.FAULTED_STOCK_ORDERS) process.stdout.write(`${JSON.stringify(seen)}\n`);
}, 3_600_000);
