import { keepFormerFiles, matchFormer, refillPrecache } from './formerFiles';
import { base, emptyCaches, store } from './testing/memoryCaches';

jest.mock('workbox-core', () => ({ cacheNames: { precache: 'precache' } }));
jest.mock('workbox-precaching', () => ({ getCacheKeyForURL: (url: string) => `https://shop.example${url}` }));

const script = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/javascript' } });

beforeEach(emptyCaches);

test('files of the build before stay reachable, those of this one are not kept twice', async () => {
  await store('precache').put('/static/page.aaaaaa.js', script('old'));
  await store('precache').put('/static/vendor.bbbbbb.js', script('same'));
  await store('precache').put('/index.html?__WB_REVISION__=1', script('page'));
  await keepFormerFiles(new Set([`${base}/static/vendor.bbbbbb.js`]));
  expect([...store('former-v1').entries.keys()]).toEqual([`${base}/static/page.aaaaaa.js`]);
  expect(await (await matchFormer(new Request(`${base}/static/page.aaaaaa.js`)))?.text()).toBe('old');
});

test('a full storage does not keep a worker from being installed', async () => {
  await store('precache').put('/static/page.aaaaaa.js', script('old'));
  jest.spyOn(store('former-v1'), 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  await expect(keepFormerFiles(new Set())).resolves.toBeUndefined();
});

test('of many builds the last files are kept', async () => {
  for (let index = 0; index < 80; index += 1) await store('precache').put(`/static/${index}.aaaaaa.js`, script('x'));
  await keepFormerFiles(new Set());
  expect(store('former-v1').entries.size).toBe(60);
  expect(store('former-v1').entries.has(`${base}/static/79.aaaaaa.js`)).toBe(true);
});

test('F-32: what a recovery emptied is fetched again, but no page in the place of a script', async () => {
  await store('precache').put('/static/a.aaaaaa.js', script('kept'));
  const asked: string[] = [];
  const hashOf = (url: string) => (url.includes('/b.') ? 'sha256-b' : undefined);
  await refillPrecache(['/static/a.aaaaaa.js', '/static/b.bbbbbb.js', '/static/c.cccccc.js'], hashOf, (input, init) => {
    const url = typeof input === 'string' ? input : '';
    asked.push(`${url} ${init?.integrity ?? ''}`);
    return Promise.resolve(url.includes('/c.') ? new Response('<html>') : script('new'));
  });
  expect(asked).toEqual(['/static/b.bbbbbb.js sha256-b', '/static/c.cccccc.js ']);
  expect([...store('precache').entries.keys()]).toEqual([`${base}/static/a.aaaaaa.js`, `${base}/static/b.bbbbbb.js`]);
});
