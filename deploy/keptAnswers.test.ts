import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { readDeployment } from './deployment';
import { nginxConfiguration } from './nginxConfiguration';
import { makeBuiltShop } from './testing/builtShop';
import { freePort, hasBrotli, hasNginx, startNginx } from './testing/nginx';

const distDir = makeBuiltShop();
const cache = mkdtempSync(join(tmpdir(), 'halewell-answers-'));
// nginx may run as another user than the test.
chmodSync(cache, 0o755);
afterAll(() => {
  rmSync(distDir, { recursive: true });
  rmSync(cache, { recursive: true, force: true });
});

describe('the setting of kept answers', () => {
  it('keeps nothing unless it is told to', () => {
    expect(nginxConfiguration(readDeployment({}, distDir))).not.toContain('halewell_answers');
  });

  it('takes the seconds', () => {
    const configuration = nginxConfiguration(readDeployment({ SHOP_KEEP_ANSWERS: '90' }, distDir));
    expect(configuration).toContain('max-age=90, stale-while-revalidate=90');
    expect(() => readDeployment({ SHOP_KEEP_ANSWERS: 'long' }, distDir)).toThrow(
      "SHOP_KEEP_ANSWERS must be a number of seconds from 1 to 3600, not 'long'.",
    );
  });
});

(hasNginx ? describe : describe.skip)('nginx that keeps answers', () => {
  const varnish = { 'Cache-Control': 'max-age=86400, public, s-maxage=86400', 'X-Magento-Tags': 'cat_p_1' };
  const guestId = 'aa11';
  const keepSeconds = 2;
  /** nginx counts whole seconds. */
  const untilStaleMs = keepSeconds * 1000 + 1100;
  const untilGoneMs = keepSeconds * 2000 + 1100;
  let asked: { method?: string; url?: string; headers: IncomingMessage['headers'] }[] = [];
  let answer: { status?: number; headers?: Record<string, string | string[]>; body?: string } = {};
  let delayMs = 0;
  let magento: Server;
  let base = '';
  let stop: (() => Promise<void>) | undefined;
  let question = 0;

  beforeAll(async () => {
    magento = createServer(({ method, url, headers }, response) => {
      asked.push({ method, url, headers });
      const number = asked.length;
      const { status = 200, headers: given = varnish, body = JSON.stringify({ data: { number } }) } = answer;
      setTimeout(() => {
        response
          .writeHead(status, {
            'Content-Type': 'application/json',
            'X-Magento-Cache-Id': guestId,
            ...given,
          })
          .end(body);
      }, delayMs);
    });
    await new Promise<void>((resolve) => magento.listen(0, '127.0.0.1', resolve));
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    stop = await startNginx(
      nginxConfiguration({
        ...readDeployment({ WEB_ROOT: distDir }, distDir),
        listen: `127.0.0.1:${port}`,
        backendOrigin: `http://127.0.0.1:${(magento.address() as AddressInfo).port}/shop`,
        kept: {
          seconds: keepSeconds,
          listen: `127.0.0.1:${await freePort()}`,
          cacheFolder: join(cache, 'made'),
        },
      }),
      port,
    );
  });
  afterAll(async () => {
    await stop?.();
    magento.close().closeAllConnections();
  });
  beforeEach(() => {
    asked = [];
    answer = {};
    delayMs = 0;
    question += 1;
  });

  /** Asks what no other test asks. */
  const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${base}/graphql?query=%7Bq${question}%7D`, { headers: { Store: 'default', ...headers }, ...init });
  /** How many questions had reached Magento when it gave this answer. */
  const numberOf = async (response: Response | Promise<Response>): Promise<number> =>
    Number(/"number":(\d+)/.exec(await (await response).text())?.[1]);
  const status = (response: Response) => response.headers.get('x-cache-status');

  it('asks once what guests ask, and gives everybody the answer', async () => {
    expect(status(await ask())).toBe('MISS');
    const second = await ask();
    expect(status(second)).toBe('HIT');
    expect(second.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(second.headers.get('x-magento-cache-id')).toBe(guestId);
    expect(second.headers.get('content-security-policy')).toContain('sandbox');
    expect(await numberOf(second)).toBe(1);
    expect(asked.map(({ url }) => url)).toEqual([`/shop/graphql?query=%7Bq${question}%7D`]);
  });

  it('packs it as each browser takes it, and a customer’s answer too', async () => {
    answer = { body: JSON.stringify({ data: { number: 1, words: 'word '.repeat(200) } }) };
    const visitors: Record<string, string>[] = [{}, { Authorization: 'Bearer a' }];
    for (const headers of visitors)
      for (const encoding of ['identity', 'gzip', ...(hasBrotli ? ['br'] : [])]) {
        const packed = await ask({ ...headers, 'Accept-Encoding': encoding });
        expect(packed.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect(packed.headers.get('vary')).toContain('Accept-Encoding');
        expect(await numberOf(packed)).toBe(1);
      }
  });

  it('leaves nothing to the browser, of a customer’s answer either', async () => {
    for (const response of [await ask(), await ask(), await ask({ Authorization: 'Bearer a' })]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-magento-tags')).toBeNull();
    }
  });

  it('sends on nothing that could make the answer one visitor’s', async () => {
    await ask({ Cookie: '_ga=1', 'X-Forwarded-For': '1.2.3.4', 'Accept-Language': 'de', 'X-Original-URL': '/x' });
    const { cookie, 'x-forwarded-for': address, 'accept-language': language, ...rest } = asked[0]?.headers ?? {};
    expect([cookie, address, language]).toEqual([undefined, undefined, undefined]);
    expect(rest).toMatchObject({ store: 'default', 'x-forwarded-host': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(rest).not.toHaveProperty('x-original-url');
    expect(await numberOf(ask())).toBe(1);
  });

  it.each([
    ['of another store view', { Store: 'de' }],
    ['in another currency', { 'Content-Currency': 'EUR' }],
    ['of another cache id', { 'X-Magento-Cache-Id': guestId }],
    ['with another key of a gateway', { 'x-api-key': 'k' }],
    ['by another scheme', { 'X-Forwarded-Proto': 'https' }],
  ])('asks for an answer %s, and keeps both', async (_what, headers) => {
    expect(await numberOf(ask())).toBe(1);
    expect(await numberOf(ask(headers))).toBe(2);
    expect(await numberOf(ask(headers))).toBe(2);
    expect(await numberOf(ask())).toBe(1);
  });

  it.each([
    ['a token', { Authorization: 'Bearer a' }],
    ['a session', { Cookie: 'a=1; PHPSESSID=1' }],
    ['the mark of a group of customers', { Cookie: 'X-Magento-Vary=1' }],
    ['a preview', { 'Preview-Version': '1' }],
    ['a store view of an odd name', { Store: 'default:EUR' }],
  ])('never gives or keeps an answer to who has %s', async (_what, headers) => {
    expect(await numberOf(ask())).toBe(1);
    expect(await numberOf(ask(headers))).toBe(2);
    expect(await numberOf(ask(headers))).toBe(3);
    expect(await numberOf(ask())).toBe(1);
    expect(Object.entries(headers).every(([name, value]) => asked[1]?.headers[name.toLowerCase()] === value)).toBe(
      true,
    );
  });

  it('keeps two customers apart, whatever ids and cookies they send', async () => {
    const customer = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Magento-Cache-Id': guestId });
    const answers = await Promise.all(['a', 'b', 'a'].map((token) => numberOf(ask(customer(token)))));
    expect(new Set(answers).size).toBe(3);
    expect(asked.map(({ headers }) => headers.authorization).toSorted()).toEqual(['Bearer a', 'Bearer a', 'Bearer b']);
  });

  it('neither keeps what is sent by POST nor answers it', async () => {
    await ask();
    await ask({}, { method: 'POST', body: '{}' });
    await ask({}, { method: 'POST', body: '{}' });
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  it.each([
    ['that is not public', { headers: { 'Cache-Control': 'no-store, no-cache, must-revalidate' } }],
    ['that is private', { headers: { 'Cache-Control': 'public, private' } }],
    ['that says nothing', { headers: {} }],
    ['with a cookie', { headers: { ...varnish, 'Set-Cookie': ['PHPSESSID=1'] } }],
    ['that is no JSON', { headers: { ...varnish, 'Content-Type': 'text/html' } }],
    ['for whom Magento says is somebody else', { headers: { ...varnish, 'X-Magento-Cache-Id': 'bb22' } }],
    ['of a failure', { status: 500 }],
    ['of a page that is not there', { status: 404 }],
    ['that varies with everything', { headers: { ...varnish, Vary: '*' } }],
  ])('keeps no answer %s', async (_what, given) => {
    answer = given;
    await ask({ 'X-Magento-Cache-Id': guestId });
    await ask({ 'X-Magento-Cache-Id': guestId });
    expect(asked).toHaveLength(2);
  });

  it('takes the tags of a large answer', async () => {
    answer = { headers: { ...varnish, 'X-Magento-Tags': 'cat_p_123456,'.repeat(2000) } };
    expect((await ask()).status).toBe(200);
    expect(status(await ask())).toBe('HIT');
  });

  it('asks once for all who ask at a time', async () => {
    delayMs = 300;
    const answers = await Promise.all(Array.from({ length: 5 }, () => numberOf(ask())));
    expect(answers).toEqual([1, 1, 1, 1, 1]);
  });

  it('gives what is stale at once while it asks again', async () => {
    await ask();
    await wait(untilStaleMs);
    delayMs = 800;
    const started = Date.now();
    expect(await numberOf(ask())).toBe(1);
    expect(Date.now() - started).toBeLessThan(delayMs);
    await wait(delayMs + 400);
    expect(await numberOf(ask())).toBe(2);
  });

  it('holds no visitor’s connection while it asks again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const askByOne = (path: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { Store: 'default' };
        get(`${base}${path}`, { agent, headers }, (response) => response.resume().on('end', resolve)).on(
          'error',
          reject,
        );
      });
    const path = `/graphql?query=%7Bq${question}%7D`;
    await askByOne(path);
    await wait(untilStaleMs);
    delayMs = 1500;
    const started = Date.now();
    await askByOne(path);
    await askByOne('/robots.txt');
    expect(Date.now() - started).toBeLessThan(delayMs / 2);
    agent.destroy();
    // The question behind the answer belongs to this test.
    await wait(delayMs);
  });

  it('gives nothing that is older than twice its time, though Magento calls its successor no answer to keep', async () => {
    await ask();
    answer = { headers: { 'Cache-Control': 'no-store' }, body: JSON.stringify({ data: { number: 404 } }) };
    await wait(untilStaleMs);
    expect(await numberOf(ask())).toBe(1);
    await wait(untilGoneMs - untilStaleMs);
    expect(await numberOf(ask())).toBe(404);
  });

  it('goes on with what it has while Magento is down', async () => {
    await ask();
    answer = { status: 503, headers: {}, body: 'down' };
    await wait(untilGoneMs);
    expect(await numberOf(ask())).toBe(1);
    expect(await numberOf(ask())).toBe(1);
  });
});
