import { buyManyTimes } from './buyManyTimes';
import { type FaultedShop, openFaultedShop } from './faultedShop';

/**
 * Declares the test that buys many times over a failing network. `FAULT_SEED` is the first seed, for the purchase that a
 * failure names.
 * @param variable of the environment, says how many purchases there are in the place of `purchases`, and has the counts
 * written to the output.
 */
export const testPurchases = (profile: 'full' | 'stock', variable: string, purchases: number): void => {
  const wanted = Number(process.env[variable] ?? purchases);
  const firstSeed = Number(process.env.FAULT_SEED ?? 1);
  let shop: FaultedShop;

  beforeAll(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    shop = openFaultedShop(profile, wanted);
  });
  afterAll(() => {
    shop.backend.close();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test(`${wanted} purchases over a failing network: none lost, none doubled, none unpaid, none wrongly told`, async () => {
    const seen = await buyManyTimes(shop, firstSeed, wanted);
    if (process.env[variable]) process.stdout.write(`${JSON.stringify(seen)}\n`);
  }, 3_600_000);
};
