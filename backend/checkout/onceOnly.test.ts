import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import fc from 'fast-check';

import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { openDb } from '../db/open';
import { insertProduct } from '../testing/fixtures';

import type { ProcessAnswer } from './testing/placeOrderProcess';
import {
  countRows,
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  readyCart,
  shippingBody,
  stockOf,
} from './testing/readyCart';

const run = promisify(execFile);
const isAnswer = (value: unknown): value is ProcessAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
let folder: string;
let file: string;
let backend: CartBackend;

const withKey = (key: string) => ({ 'Idempotency-Key': key });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halewell-orders-'));
  file = join(folder, 'shop.sqlite');
  backend = openCartBackend({ db: openDb(file) });
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, quantity: 10 });
});
afterEach(() => {
  backend.db.close();
  rmSync(folder, { recursive: true });
});

describe('an Idempotency-Key', () => {
  it('gets the first answer again, also after a restart and whatever the order of the keys', async () => {
    const id = await readyCart(backend);
    const body = paymentBody(nonceFor(backend, 2795));
    expect(await pay(backend, id, body, withKey('a'))).toEqual({ status: 200, body: 1 });
    expect(await pay(backend, id, body, withKey('a'))).toEqual({ status: 200, body: 1 });
    backend.db.close();
    backend = openCartBackend({ db: openDb(file) });
    const turned = Object.fromEntries(Object.entries(body).reverse());
    expect(await pay(backend, id, turned, withKey('a'))).toEqual({ status: 200, body: 1 });
    expect([countRows(backend, 'sales_order'), stockOf(backend, 'ZINC')]).toEqual([1, 8]);
  });

  it('refuses another body, and is not known for another cart', async () => {
    const id = await readyCart(backend);
    const body = paymentBody(nonceFor(backend, 2795));
    await pay(backend, id, body, withKey('a'));
    expect(await pay(backend, id, { ...body, email: 'bob@example.com' }, withKey('a'))).toEqual({
      status: 400,
      body: { message: 'This Idempotency-Key was used for another order. Send a new key with a changed order.' },
    });
    expect((await pay(backend, id, body, withKey('b'))).status).toBe(404);
    const other = await readyCart(backend);
    expect((await pay(backend, other, paymentBody(nonceFor(backend, 2795)), withKey('a'))).body).toBe(2);
  });

  it('does not remember a refusal: nothing has happened', async () => {
    const id = await readyCart(backend);
    expect((await pay(backend, id, paymentBody('made-up'), withKey('a'))).status).toBe(400);
    expect(countRows(backend, 'idempotency_key')).toBe(0);
    expect((await pay(backend, id, paymentBody(nonceFor(backend, 2795)), withKey('a'))).status).toBe(200);
    expect((await pay(backend, id, paymentBody(null), withKey('x'.repeat(256)))).status).toBe(400);
  });
});

describe('two at once', () => {
  it('are one order with two handles on one file', async () => {
    const id = await readyCart(backend);
    const other = openCartBackend({ db: openDb(file) });
    const nonces = [nonceFor(backend, 2795), nonceFor(backend, 2795)];
    const answers = await Promise.all([
      pay(backend, id, paymentBody(nonces[0] ?? '')),
      pay(other, id, paymentBody(nonces[1] ?? '')),
    ]);
    other.db.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([countRows(backend, 'sales_order'), countRows(backend, 'sales_order_payment')]).toEqual([1, 1]);
    expect(stockOf(backend, 'ZINC')).toBe(8);
  });

  const payInProcess = async (id: string, nonce: string, startAt: number, key = ''): Promise<ProcessAnswer> => {
    const script = join(__dirname, 'testing/placeOrderProcess.ts');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, file, id, nonce, String(startAt), key]);
    const answer: unknown = JSON.parse(stdout);
    if (!isAnswer(answer)) throw new Error(stdout);
    return answer;
  };

  it('F-05: are one order from two processes; with one key both learn its id', async () => {
    const [id, keyed] = [await readyCart(backend), await readyCart(backend)];
    const nonces = [1, 2, 3].map(() => nonceFor(backend, 2795));
    const startAt = Date.now() + 2500;
    const answers = await Promise.all([
      payInProcess(id, nonces[0] ?? '', startAt),
      payInProcess(id, nonces[1] ?? '', startAt),
      payInProcess(keyed, nonces[2] ?? '', startAt, 'same'),
      payInProcess(keyed, nonces[2] ?? '', startAt, 'same'),
    ]);
    const [first, second, third, fourth] = answers;
    expect([first, second].filter((answer) => answer?.status === 200)).toHaveLength(1);
    expect(third?.status).toBe(200);
    expect(fourth).toEqual(third);
    expect([countRows(backend, 'sales_order'), stockOf(backend, 'ZINC')]).toEqual([2, 6]);
  });
});

describe('stock', () => {
  it('never falls below zero, and goes down by exactly what was sold', async () => {
    const buy = async (quantity: number, current: CartBackend): Promise<number> => {
      const id = await newCart(current);
      await addItems(current, id, [{ sku: 'ZINC', quantity }]);
      await current.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
      // Free delivery from 30.00.
      const total = quantity * 1200 + (quantity * 1200 >= 3000 ? 0 : 395);
      const answer = await pay(current, id, paymentBody(nonceFor(current, total)));
      return answer.status === 200 ? quantity : 0;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }), async (quantities) => {
        backend.db.run('UPDATE stock_item SET quantity = 10');
        let sold = 0;
        for (const quantity of quantities) sold += await buy(quantity, backend);
        expect(stockOf(backend, 'ZINC')).toBe(10 - sold);
        expect(sold).toBeLessThanOrEqual(10);
      }),
      { numRuns: 15 },
    );
  });

  it('is sold once when two carts want the last ones', async () => {
    const [first, second] = [
      await readyCart(backend, [{ sku: 'ZINC', quantity: 8 }]),
      await readyCart(backend, [{ sku: 'ZINC', quantity: 8 }]),
    ];
    expect((await pay(backend, first, paymentBody(nonceFor(backend, 9600)))).status).toBe(200);
    expect((await pay(backend, second, paymentBody(nonceFor(backend, 9600)))).body).toEqual({
      message: 'Some of the products are out of stock.',
    });
    expect(stockOf(backend, 'ZINC')).toBe(2);
  });
});
