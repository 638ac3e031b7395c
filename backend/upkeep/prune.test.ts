import { issueCaptchaToken } from '../captcha/tokens';
import { toSqlTime } from '../db/time';
import { createPreviewToken } from '../staging/previewTokens';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertProduct, insertRow, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';
import { prune } from './prune';
import { startPruning } from './startPruning';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.UTC(2026, 0, 5, 12);
const cartDays = 30;

let backend: TestBackend;
let time: number;

beforeEach(() => {
  time = start;
  backend = createTestBackend({ now: () => time });
  insertStore(backend.db);
});
afterEach(() => backend.close());

const insertCart = (name: string, daysAgo: number, row: Record<string, string | number | null> = {}) => {
  const touched = toSqlTime(time - daysAgo * dayMs);
  const cart = { masked_id: name, store_id: 10, currency: 'GBP', created_at: touched, updated_at: touched };
  return insertRow(backend.db, 'cart', { ...cart, ...row });
};
const carts = () =>
  backend.db.all<{ masked_id: string }>('SELECT masked_id FROM cart ORDER BY masked_id').map((row) => row.masked_id);
const count = (table: string) => backend.db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;
const pruneAll = () => [...prune(backend.db, time, cartDays)];

it('deletes carts that guests left, and empty ones sooner, with what is in them', () => {
  const product = insertProduct(backend.db, { sku: 'ZINC' });
  const put = (cartId: number) =>
    insertRow(backend.db, 'cart_item', {
      cart_id: cartId,
      product_id: product,
      quantity: 1,
      seen_price_minor: 950,
      created_at: '2026-01-01',
    });
  put(insertCart('full-and-old', 31));
  put(insertCart('full-and-new', 29));
  put(insertCart('merged-and-old', 31, { is_active: 0 }));
  insertCart('empty-and-old', 8);
  insertCart('empty-and-new', 6);
  expect(pruneAll()).toEqual([
    { name: 'carts of guests', count: 2 },
    { name: 'empty carts of guests', count: 1 },
  ]);
  expect(carts()).toEqual(['empty-and-new', 'full-and-new']);
  expect(count('cart_item')).toBe(1);
});

it('never deletes the cart of a customer, nor one that became an order', () => {
  const customer = insertCustomer(backend.db);
  insertCart('of-a-customer', 4000, { customer_id: customer });
  backend.data.order({ id: 7, number: '10000000007', status: 'complete', createdAt: '2015-01-05 12:00:00' });
  expect(pruneAll()).toEqual([]);
  expect(carts()).toEqual(['7'.padStart(32, 'c'), 'of-a-customer']);
});

it('deletes a great many in steps, so that others have their turn between', () => {
  for (let number = 0; number < 450; number += 1) insertCart(`cart-${number}`, 40);
  expect(pruneAll().map((step) => step.count)).toEqual([200, 200, 50]);
});

it('deletes dead sessions, links and tokens, and leaves those that live', async () => {
  const { db } = backend;
  const customer = insertCustomer(db);
  const tables = ['customer_token', 'password_reset', 'mail', 'client_failure', 'preview_token', 'captcha_token'];
  const signIn = 'mutation($p: String!) { generateCustomerToken(email: "ann@example.com", password: $p) { token } }';
  await postGraphQl(backend, signIn, { p: 'Correct-Horse-9' });
  await postGraphQl(backend, signIn, { p: 'wrong' });
  await postGraphQl(backend, 'mutation { requestPasswordResetEmail(email: "ann@example.com") }');
  createPreviewToken(db, time);
  issueCaptchaToken(db, 'contact', time);
  expect(customer).toBe(1);
  const before = tables.map(count);
  expect(pruneAll()).toEqual([]);
  expect(tables.map(count)).toEqual(before);
  time += 2 * dayMs;
  expect(pruneAll().map(({ name }) => name)).toEqual([
    'sessions',
    'password links',
    'previews',
    'captcha tokens',
    'failed attempts',
  ]);
  expect(tables.map(count)).toEqual([0, 0, 1, 0, 0, 0]);
  time += 27 * dayMs;
  expect(pruneAll()).toEqual([]);
  time += 2 * dayMs;
  expect(pruneAll()).toEqual([{ name: 'mails', count: 1 }]);
});

it('keeps what was answered to an order for thirty days', () => {
  const on = (days: number) => toSqlTime(time - days * dayMs);
  for (const days of [29, 31]) {
    const answer = { scope: 'cart', request_hash: 'a', status: 200, body: '1' };
    insertRow(backend.db, 'idempotency_key', { ...answer, key: `${days} days`, created_at: on(days) });
    insertRow(backend.db, 'order_attempt', { key: `${days} days`, state: 'refused', changed_at: on(days) });
  }
  expect(pruneAll()).toEqual([
    { name: 'remembered answers', count: 1 },
    { name: 'attempts to order', count: 1 },
  ]);
  for (const table of ['idempotency_key', 'order_attempt'])
    expect(backend.db.all(`SELECT key FROM ${table}`)).toEqual([{ key: '29 days' }]);
});

it('keeps the link of a forgotten password for as long as it opens something', async () => {
  insertCustomer(backend.db);
  await postGraphQl(backend, 'mutation { requestPasswordResetEmail(email: "ann@example.com") }');
  time += 2 * hourMs - 1;
  expect(pruneAll().map(({ name }) => name)).not.toContain('password links');
  time += 2;
  expect(pruneAll()).toEqual([{ name: 'password links', count: 1 }]);
});

it('waits a year for what was sold out, and no longer', () => {
  const product = insertProduct(backend.db, { sku: 'ZINC' });
  const wish = { store_id: 10, product_id: product };
  for (const [email, days] of [
    ['new@example.com', 364],
    ['old@example.com', 366],
  ] as const)
    insertRow(backend.db, 'stock_alert', { ...wish, email, created_at: toSqlTime(time - days * dayMs) });
  expect(pruneAll()).toEqual([{ name: 'stock alerts', count: 1 }]);
  expect(backend.db.all('SELECT email FROM stock_alert')).toEqual([{ email: 'new@example.com' }]);
});

describe('the hourly run', () => {
  const said: string[] = [];
  let stop = (): void => undefined;
  let steady: number;

  beforeEach(() => {
    said.length = 0;
    steady = 0;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  const begin = () => {
    const services = { db: backend.db, settings: { cartDays }, now: () => time, steady: () => steady };
    stop = startPruning({ ...services, say: (line) => said.push(line) });
  };
  const passHour = async (clockMs = hourMs) => {
    time += clockMs;
    steady += hourMs;
    await jest.advanceTimersByTimeAsync(hourMs);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is at the start and once an hour', async () => {
    insertCart('left', 6);
    begin();
    for (let hour = 0; hour < 24; hour += 1) await passHour();
    expect(carts()).toEqual(['left']);
    await passHour();
    expect(carts()).toEqual([]);
    expect(said).toEqual(['• Deleted what nobody needs any more: empty carts of guests 1']);
  });

  it('deletes nothing for a day when the clock was set', async () => {
    insertCart('in-use', 0, {});
    begin();
    await passHour(400 * dayMs);
    for (let hour = 0; hour < 23; hour += 1) await passHour();
    expect(carts()).toEqual(['in-use']);
    expect(said).toEqual(['• The clock of this machine was set: nothing old is deleted for a day']);
    await passHour();
    expect(carts()).toEqual([]);
  });
});
