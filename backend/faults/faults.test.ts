import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

import { servedPaths } from '../../settings/servedPaths.js';
import type { FaultRule } from './rules';

const createCart = 'mutation CreateCart { createEmptyCart }';
const settingsQuery = 'query ShopSettings { storeConfig { store_code locale } currency { base_currency_code } }';

describe('fault switches', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });

  afterEach(() => backend.close());

  const set = (rules: unknown) => backend.fetch(servedPaths.faults, { method: 'POST', body: JSON.stringify(rules) });
  const strike = (fault: FaultRule['fault'], operation = 'CreateCart', more: Partial<FaultRule> = {}) =>
    set([{ target: { operation }, fault, ...more }]);
  const carts = () => backend.db.get<{ n: number }>('SELECT count(*) AS n FROM cart')?.n;

  it('drops the connection before the effect', async () => {
    await strike({ kind: 'drop', moment: 'before' });
    await expect(postGraphQl(backend, createCart)).rejects.toThrow(TypeError);
    expect(carts()).toBe(0);
  });

  it('drops the connection after the effect', async () => {
    await strike({ kind: 'drop', moment: 'after' });
    await expect(postGraphQl(backend, createCart)).rejects.toThrow(TypeError);
    expect(carts()).toBe(1);
  });

  it('strikes as often as it was told, after those it lets pass, and only what it names', async () => {
    await strike({ kind: 'graphqlError', message: 'no' }, 'ShopSettings', { times: 1, skip: 1 });
    const messages = [];
    for (let index = 0; index < 3; index += 1) {
      messages.push((await postGraphQl(backend, settingsQuery)).errors?.[0]?.message ?? null);
      expect((await postGraphQl(backend, createCart)).errors).toBeUndefined();
    }
    expect(messages).toEqual([null, 'no', null]);
    expect(await (await backend.fetch(servedPaths.faults)).json()).toEqual([]);
  });

  it('answers with an error of a category', async () => {
    await strike({
      kind: 'graphqlError',
      message: 'gone',
      category: 'graphql-no-such-entity',
      path: ['createEmptyCart'],
    });
    expect(await postGraphQl(backend, createCart)).toEqual({
      errors: [{ message: 'gone', path: ['createEmptyCart'], extensions: { category: 'graphql-no-such-entity' } }],
      data: null,
    });
    expect(carts()).toBe(0);
  });

  it('answers with a status or an HTML page', async () => {
    await set([
      { target: { operation: 'CreateCart' }, fault: { kind: 'status', status: 503, moment: 'after' }, times: 1 },
      { target: { rest: 'guest-carts' }, fault: { kind: 'html', status: 502, body: '<h1>Down</h1>' } },
    ]);
    const post = (path: string) =>
      backend.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: createCart }),
      });
    expect((await post('/graphql')).status).toBe(503);
    expect(carts()).toBe(1);
    const page = await post('/rest/V1/guest-carts/x/payment-information');
    expect(page.status).toBe(502);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toBe('<h1>Down</h1>');
  });

  it('takes parts of an answer away', async () => {
    await strike({ kind: 'partial', paths: ['currency', 'storeConfig.locale'] }, 'ShopSettings');
    expect(await postGraphQl(backend, settingsQuery)).toEqual({
      errors: [
        { message: 'Internal server error', path: ['currency'] },
        { message: 'Internal server error', path: ['storeConfig', 'locale'] },
      ],
      data: { storeConfig: { store_code: 'uk_en', locale: null }, currency: null },
    });
  });

  it('delays only the effect of an order, after it was written down', async () => {
    await set([
      { target: { rest: 'payment-information' }, fault: { kind: 'delay', milliseconds: 40, moment: 'during' } },
    ]);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' };
    const answer = backend.fetch('/rest/V1/guest-carts/x/payment-information', { method: 'POST', headers, body: '{}' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const states = () => backend.db.all<{ state: string }>('SELECT state FROM order_attempt');
    expect(states()).toEqual([{ state: 'placing' }]);
    expect((await answer).status).toBe(400);
    expect(states()).toEqual([{ state: 'refused' }]);
  });

  it('delays, and strikes a GET by the name of its operation and a picture by its path', async () => {
    await set([
      { target: { operation: 'ShopSettings' }, fault: { kind: 'delay', milliseconds: 40 } },
      { target: { media: 'pack' }, fault: { kind: 'status', status: 500 } },
    ]);
    const startedAt = performance.now();
    const response = await backend.fetch(`/graphql?query=${encodeURIComponent(settingsQuery)}`);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(39);
    expect(response.status).toBe(200);
    expect((await backend.fetch('/media/pack.jpg')).status).toBe(500);
    expect((await backend.fetch('/media/other.jpg')).status).toBe(404);
  });

  it('is cleared by an empty list', async () => {
    await strike({ kind: 'status', status: 500 });
    await set([]);
    expect((await postGraphQl(backend, createCart)).errors).toBeUndefined();
  });

  it.each([
    [{}, 'The body is not a list of rules.'],
    [[{ target: {}, fault: { kind: 'drop', moment: 'after' } }], "'media' is missing"],
    [[{ target: { operation: 'A' }, fault: { kind: 'fire' } }], "'kind' is missing or wrong"],
    [[{ target: { operation: 'A' }, fault: { kind: 'status', status: 99 } }], "'status' is missing or wrong"],
    [[{ target: { operation: 'A' }, fault: { kind: 'delay', milliseconds: 1 }, times: -1 }], "'times' is missing"],
  ])('refuses %j', async (rules, message) => {
    const response = await set(rules);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(message);
  });

  it('does not exist unless it is switched on', async () => {
    const real = createTestBackend({ areFaultsEnabled: false });
    expect((await real.fetch(servedPaths.faults, { method: 'POST', body: '[]' })).status).toBe(404);
    real.close();
  });
});
