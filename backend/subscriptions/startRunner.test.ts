import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import { openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertShippingMethods } from '../checkout/testing/readyCart';
import { insertProduct } from '../testing/fixtures';

import { startRunner } from './startRunner';
import { insertPlan, runnerOf, subscribe } from './testing/subscriber';

const dayMs = 86_400_000;
const subscriptions = 4;
let backend: CartBackend;
let stop = (): void => undefined;

beforeEach(async () => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  const zinc = insertProduct(backend.db, { sku: 'ZINC', price_minor: 2000, quantity: 1000 });
  insertPlan(backend, zinc, 4);
  const items = [{ sku: 'ZINC', productId: zinc, weeks: 4, quantity: 2 }];
  for (let number = 0; number < subscriptions; number += 1) await subscribe(backend, { items, totalMinor: 3600 });
});
afterEach(() => {
  stop();
  backend.db.close();
});

/** Starts a runner four weeks later. */
const start = (everyMs?: number): void => {
  const { services } = runnerOf(backend);
  stop = startRunner({ ...services, shopNow: () => backend.now() + 28 * dayMs }, everyMs);
};
const ordered = (): number => backend.db.get<{ n: number }>('SELECT count(*) AS n FROM subscription_order')?.n ?? 0;

test('the process does something else between two subscriptions', async () => {
  start();
  const seen = new Set([ordered()]);
  while (ordered() < subscriptions) {
    await nextTurn();
    seen.add(ordered());
  }
  expect([...seen]).toEqual([1, 2, 3, 4]);
});

test('after it was stopped nothing is touched any more', async () => {
  start();
  await nextTurn();
  const before = ordered();
  stop();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(before).toBeLessThan(subscriptions);
  expect(ordered()).toBe(before);
});

test('a run that takes longer than the pause is not overtaken by the next', async () => {
  const looks = jest.spyOn(backend.db, 'all');
  start(1);
  const looksForWork = () => looks.mock.calls.filter(([sql]) => sql.includes('DISTINCT store_id')).length;
  // Each order takes longer than the pause, so that the next run's time comes again and again.
  while (ordered() < subscriptions) await wait(2);
  expect(looksForWork()).toBe(1);
  while (looksForWork() === 1) await wait(2);
  expect(ordered()).toBe(subscriptions);
});
