import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';

import { readDeployment, type Deployment } from './deployment';
import { writeLanguagePages } from './languagePages';
import { nginxConfiguration } from './nginxConfiguration';
import { makeBuiltShop } from './testing/builtShop';
import { freePort, hasNginx, startNginx } from './testing/nginx';

const distDir = makeBuiltShop();
afterAll(() => rmSync(distDir, { recursive: true }));

const storeLocales = { de: 'de_DE', ar: 'ar_AE' };
writeLanguagePages(distDir, readFileSync(join(distDir, 'index.html'), 'utf8'), storeLocales);

const deployment = (more: Partial<Deployment> = {}): Deployment => ({
  ...readDeployment({ WEB_ROOT: distDir }, distDir),
  ...more,
});

describe('the settings of a deployment', () => {
  it('takes the backend of SHOP_BACKEND unless another origin is named', () => {
    const shop = 'https://shop.example/graphql';
    expect(readDeployment({ SHOP_BACKEND: shop }, distDir).backendOrigin).toBe('https://shop.example');
    expect(
      readDeployment({ SHOP_BACKEND: shop, BACKEND_ORIGIN: 'https://origin.example' }, distDir).backendOrigin,
    ).toBe('https://origin.example');
    expect(readDeployment({ SHOP_BACKEND: 'https://shop.example/magento/graphql' }, distDir).backendOrigin).toBe(
      'https://shop.example/magento',
    );
    expect(readDeployment({ SHOP_BACKEND: './backend.json' }, distDir).backendOrigin).toBe('http://localhost:8080');
  });

  it('has no bot routing without a prerenderer', () => {
    expect(nginxConfiguration(deployment())).not.toContain('prerender');
    const origins = { publicOrigin: 'https://shop.example', prerenderOrigin: 'https://bots.example' };
    expect(nginxConfiguration(deployment(origins))).toContain('server bots.example:443;');
  });

  it('takes locales of store views, and no nonsense', () => {
    const given = readDeployment({ SHOP_STORE_LOCALES: 'de=de_DE, ie_ga=ga_IE' }, distDir);
    expect(given.storeLocales).toEqual({ de: 'de_DE', ie_ga: 'ga_IE' });
    expect(() => readDeployment({ SHOP_STORE_LOCALES: 'de' }, distDir)).toThrow("such as 'de=de_DE', not 'de'");
  });

  it('wants to know whose pages a prerenderer may open', () => {
    const bots = { PRERENDER_ORIGIN: 'https://bots.example' };
    expect(() => readDeployment(bots, distDir)).toThrow('PRERENDER_ORIGIN needs SHOP_ORIGIN');
    expect(readDeployment({ ...bots, SHOP_ORIGIN: 'https://shop.example' }, distDir).publicOrigin).toBe(
      'https://shop.example',
    );
  });
});

(hasNginx ? describe : describe.skip)('nginx with the configuration of a build', () => {
  const asked: { origin: string; url?: string; method?: string; host?: string }[] = [];
  const servers: Server[] = [];
  let base = '';
  let stop: (() => Promise<void>) | undefined;

  const listen = async (name: string): Promise<string> => {
    const server = createServer(({ url, method, headers: { host } }, response) => {
      asked.push({ origin: name, url, method, host });
      const isMail = url?.startsWith('/customer/account/confirm') === true;
      const location = isMail ? { Location: `http://${host}/customer/account/` } : {};
      response
        .writeHead(isMail ? 302 : 200, { 'Content-Type': 'application/json', 'X-Magento-Cache-Id': 'abc', ...location })
        .end('{}');
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const backendOrigin = await listen('backend');
    const prerenderOrigin = await listen('prerender');
    stop = await startNginx(
      nginxConfiguration(
        deployment({ listen: `127.0.0.1:${port}`, publicOrigin: base, backendOrigin, prerenderOrigin, storeLocales }),
      ),
      port,
    );
  });
  afterAll(async () => {
    await stop?.();
    for (const server of servers) server.close().closeAllConnections();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  it.each([
    ['/de', '<html lang="de-DE">'],
    ['/de/zink.html', '<html lang="de-DE">'],
    ['/ar/', '<html lang="ar-AE" dir="rtl">'],
    ['/decaf', '<html lang="en-GB">'],
    ['/coffee/de', '<html lang="en-GB">'],
  ])('%s is in the language of its store view from the first byte', async (path, opening) => {
    for (const encoding of ['identity', 'gzip']) {
      const answer = await get(path, { 'Accept-Encoding': encoding });
      expect(await answer.text()).toContain(opening);
      expect(answer.headers.get('content-security-policy')).toBe(deployment().policies.shop);
    }
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { headers });

  it.each([
    '/',
    '/vitamins.html',
    '/vitamins/vitamin-c.html',
    '/no/such/page',
    '/index.html',
    '/staticky',
    '/mugs.htm',
    '/mugs.php',
    '/mugs.aspx',
    '/mugs.html/',
    '/index.php/mugs.html',
    '/index.html.gz',
    '/customer/account/login/',
  ])('answers %s with the page and its policy', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('the shop');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(deployment().policies.shop);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('gives the checkout the policy of a payment page, and its receipt that of the shop', async () => {
    const { shop, checkout } = deployment().policies;
    expect((await get('/checkout')).headers.get('content-security-policy')).toBe(checkout);
    expect((await get('/checkout/receipt')).headers.get('content-security-policy')).toBe(shop);
  });

  it('asks browsers to stay with HTTPS once a load balancer says that they are on it', async () => {
    const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('serves hashed files for a year, compressed as the build left them', async () => {
    const answer = await get('/static/main.0123456789ab.js', { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('window.main = 1;');
  });

  it.each(['/static/gone.0123456789ab.js', '/static/main.0123456789ab.js.gz', '/icons/gone.png', '/.git/config.php'])(
    'F-31: answers %s with 404, never with the page',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('keeps files without a hash fresh, and the worker to its own policy', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('passes GraphQL, REST, media and Magento’s own static files on, and nothing else', async () => {
    const graphQl = await get('/graphql?query=%7B__typename%7D');
    expect(graphQl.headers.get('x-magento-cache-id')).toBe('abc');
    expect(graphQl.headers.get('content-security-policy')).toContain('sandbox');
    await fetch(`${base}/rest/default/V1/guest-carts/1/payment-information`, { method: 'POST', body: '{}' });
    await get('/media/catalog/product/a/b/a.jpg?width=40');
    await get('/static/version1700000000/frontend/Magento/luma/en_US/a.css');
    await get('/static/adminhtml/Magento/backend/en_US/b.js');
    await get('/graphql-guide.html');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /graphql?query=%7B__typename%7D',
      'POST /rest/default/V1/guest-carts/1/payment-information',
      'GET /media/catalog/product/a/b/a.jpg?width=40',
      'GET /static/version1700000000/frontend/Magento/luma/en_US/a.css',
      'GET /static/adminhtml/Magento/backend/en_US/b.js',
    ]);
    expect(new Set(asked.map(({ host }) => host)).size).toBe(1);
  });

  it('passes requests on to a Magento below a path', async () => {
    const port = await freePort();
    const backendOrigin = `${await listen('below')}/shop`;
    const end = await startNginx(nginxConfiguration(deployment({ listen: `127.0.0.1:${port}`, backendOrigin })), port);
    for (const path of ['/graphql?query=%7Ba%7D', '/rest/V1/x', '/media/a%20b.jpg']) {
      await fetch(`http://127.0.0.1:${port}${path}`);
    }
    await end();
    expect(asked.map(({ url }) => url)).toEqual([
      '/shop/graphql?query=%7Ba%7D',
      '/shop/rest/V1/x',
      '/shop/media/a%20b.jpg',
    ]);
  });

  it('passes what only Magento can do of the links in its mails on, and leads on to a page of the shop', async () => {
    const answer = await fetch(`${base}/customer/account/confirm/?id=1&key=x`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`${base}/customer/account/`);
    expect(answer.headers.get('content-security-policy')).toBeNull();
    await get('/de/newsletter/subscriber/confirm/id/1/code/x/');
    await get('/downloadable/download/link/id/MC41/');
    expect(asked.map(({ url }) => url)).toEqual([
      '/customer/account/confirm/?id=1&key=x',
      '/de/newsletter/subscriber/confirm/id/1/code/x/',
      '/downloadable/download/link/id/MC41/',
    ]);
    expect(new Set(asked.map(({ host }) => host))).toEqual(new Set([new URL(base).host]));
  });

  /** Asks under another name, which `fetch` does not let one do. */
  const askAs = (host: string, path = '/'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { Host: host, 'User-Agent': 'Googlebot/2.1' };
      request(`${base}${path}`, { headers }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });

  it.each(['evil.example', 'evil.example:80', '169.254.169.254', '127.0.0.1.evil.example'])(
    'refuses a request for %s, and opens nothing for it',
    async (host) => {
      const answer = await askAs(host);
      expect(answer.statusCode).toBe(421);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect((await askAs(host, '/graphql')).statusCode).toBe(421);
      expect(asked).toEqual([]);
    },
  );

  it('sends bots to the prerenderer for pages only, and the prerenderer to the shop', async () => {
    const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    await get('/vitamins.html?page=2', bot);
    await get('/static/main.0123456789ab.js', bot);
    expect(asked).toMatchObject([{ origin: 'prerender' }]);
    expect(asked[0]?.url).toBe(`/${base}/vitamins.html?page=2`);
    expect(await (await get('/vitamins.html', { ...bot, 'X-Prerender': '1' })).text()).toContain('the shop');
  });
});
