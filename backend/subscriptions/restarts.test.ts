import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openCartBackend, testNow, type CartBackend } from '../cart/testing/cartBackend';
import { insertShippingMethods } from '../checkout/testing/readyCart';
import { findClockOffset, saveClockOffset } from '../db/clockQueries';
import { openDb } from '../db/open';
import { insertProduct } from '../testing/fixtures';

import { addDays, dayOfShop } from './days';
import { listDue, listToRemind } from './subscriptionQueries';
import { insertPlan, subscribe } from './testing/subscriber';

/** Orders that come of subscriptions; `SUBSCRIPTION_CYCLES=10000` for a measurement. */
const wanted = Number(process.env.SUBSCRIPTION_CYCLES ?? 300);
const cyclesEach = wanted < 1000 ? 2 : 10;
const subscriptions = Math.ceil(wanted / cyclesEach);
const dayMs = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'halewell-subscriptions-'));
const file = join(folder, 'shop.sqlite');
const program = join(import.meta.dirname, 'testing', 'runnerProcess.ts');
let backend: CartBackend;
const runners: ChildProcess[] = [];
let restarts = 0;

/** Starts a runner; it opens the database while the other one works on it. */
const start = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, file], { stdio: ['pipe', 'pipe', 'ignore'] });
    runners.push(child);
    child.stdout?.once('data', () => resolve(child));
    // A killed one has no code.
    child.once('exit', (code) => code !== null && reject(new Error(`A runner ended by itself: ${code}.`)));
  });

const kill = (child: ChildProcess): void => {
  runners.splice(runners.indexOf(child), 1);
  child.kill('SIGKILL');
};

const isAllDone = (): boolean => {
  const { db } = backend;
  const today = dayOfShop(db, 10, testNow + findClockOffset(db));
  return listDue(db, 10, today).length === 0 && listToRemind(db, 10, today, addDays(today, 3)).length === 0;
};

/** Lets days pass; runners are killed in the middle of their work until all of it is done, others take their place. */
const pass = async (days: number): Promise<void> => {
  backend.db.transaction(() => saveClockOffset(backend.db, findClockOffset(backend.db) + days * dayMs));
  do {
    await wait(5 + Math.random() * 500);
    const [oldest] = runners;
    if (oldest) kill(oldest);
    restarts += 1;
    await start();
  } while (!isAllDone());
};

const count = (sql: string): number =>
  backend.db.get<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`)?.count ?? -1;

beforeAll(async () => {
  backend = openCartBackend({ db: openDb(file) });
  insertShippingMethods(backend);
  const zinc = insertProduct(backend.db, { sku: 'ZINC', price_minor: 2000, quantity: 1_000_000 });
  insertPlan(backend, zinc, 4);
  const items = [{ sku: 'ZINC', productId: zinc, weeks: 4, quantity: 2 }];
  for (let number = 0; number < subscriptions; number += 1) await subscribe(backend, { items, totalMinor: 3600 });
}, 600_000);

afterAll(() => {
  for (const child of [...runners]) kill(child);
  backend.db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two processes that are killed over and over place every order once, announce it once and charge it once', async () => {
  await Promise.all([start(), start()]);
  for (let cycle = 0; cycle < cyclesEach; cycle += 1) {
    await pass(25);
    await pass(3);
  }
  const total = subscriptions * cyclesEach;
  const doubled = count('(SELECT 1 FROM subscription_order GROUP BY subscription_id, cycle HAVING count(*) > 1)');
  const seen = {
    cycles: total,
    ordered: count('subscription_order'),
    missed: total - count('(SELECT DISTINCT subscription_id, cycle FROM subscription_order)'),
    doubled: doubled + (count('sales_order') - subscriptions - total),
    charged: count('test_payment_charge'),
    announced: count("mail WHERE subject LIKE '%your next order comes%'"),
    restarts,
  };
  process.stdout.write(`${JSON.stringify(seen)}\n`);
  expect(seen).toEqual({ ...seen, ordered: total, missed: 0, doubled: 0, charged: total, announced: total });
  expect(count(`subscription WHERE cycle <> ${cyclesEach + 1}`)).toBe(0);
  const stock = backend.db.get<{ quantity: number }>('SELECT quantity FROM stock_item');
  expect(stock?.quantity).toBe(1_000_000 - 2 * (total + subscriptions));
}, 3_600_000);
