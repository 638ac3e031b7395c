import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backendBase } from '../../settings/backendBase.js';

import { backendEnvironment, serverOf } from './otherBackend.mjs';

describe('a capability file of a Magento', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-file-'));
  const SHOP_BACKEND = join(folder, 'backend.json');
  const settings = { BACKEND_ORIGIN: 'https://shop.example', SHOP_STORE_CODE: 'default', SHOP_LOCALE: 'de_DE' };
  writeFileSync(SHOP_BACKEND, JSON.stringify({ name: 'mine', absent: [], settings }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says what its store is, where the environment does not', async () => {
    const environment = await backendEnvironment({ SHOP_BACKEND, SHOP_LOCALE: 'fr_FR', SHOP_STORE_CODE: '' });
    expect(environment).toMatchObject({ SHOP_BACKEND, ...settings, SHOP_LOCALE: 'fr_FR' });
  });

  it.each([
    [{}, 'resize', '/media/'],
    [{ SHOP_IMAGE_SERVICE: '' }, 'resize', '/media/'],
    [{ SHOP_IMAGE_SERVICE: 'nginx' }, 'nginx', '/media/'],
    [{ SHOP_IMAGE_SERVICE: 'none' }, 'none', 'https://media.example/'],
    [{ SHOP_IMAGE_SERVICE: 'cloudflare' }, 'cloudflare', 'https://media.example/'],
    [{ SHOP_MEDIA_URL: 'https://cdn.example/' }, 'none', 'https://cdn.example/'],
    [{ SHOP_MEDIA_URL: 'https://cdn.example/', SHOP_IMAGE_SERVICE: 'resize' }, 'resize', 'https://cdn.example/'],
  ])(
    'with %j pictures are made by %s, asked for at %s, and read where the store has them',
    async (given, service, base) => {
      const media = { SHOP_MEDIA_URL: 'https://media.example/', SHOP_MEDIA_SOURCE: 'https://media.example/' };
      const file = join(folder, 'elsewhere.json');
      writeFileSync(file, JSON.stringify({ name: 'mine', absent: [], settings: { ...settings, ...media } }));
      expect(await backendEnvironment({ SHOP_BACKEND: file, ...given })).toMatchObject({
        SHOP_IMAGE_SERVICE: service,
        SHOP_MEDIA_URL: base,
        SHOP_MEDIA_SOURCE: media.SHOP_MEDIA_SOURCE,
      });
    },
  );

  it('that tells no address says nothing of pictures', async () => {
    const bare = 'settings/backends/magento-2.4.7.json';
    expect(await backendEnvironment({ SHOP_BACKEND: bare })).toEqual({ SHOP_BACKEND: bare });
  });

  it('is served before that Magento; one without an address, or with a part to play, by the embedded backend', () => {
    expect(serverOf({ SHOP_BACKEND, ...settings })).toBe('gateway/main.ts');
    expect(serverOf({ SHOP_BACKEND })).toBe('backend/main.ts');
    expect(serverOf({ ...settings })).toBe('backend/main.ts');
    expect(serverOf({ SHOP_BACKEND, ...settings, BACKEND_PROFILE: 'stock' })).toBe('backend/main.ts');
  });

  it('that is not there is said before anything is built', async () => {
    await expect(backendEnvironment({ SHOP_BACKEND: 'ftp://shop.example' })).rejects.toThrow(
      /cannot be read \(ENOENT\); write it with npm run check-backend\.$/,
    );
    expect(await backendEnvironment({ PORT: '1' })).toEqual({ PORT: '1' });
  });
});

it.each([
  ['http://localhost:8305/graphql', 'http://localhost:8305'],
  ['https://shop.example/graphql/', 'https://shop.example'],
  ['https://shop.example/magento/graphql', 'https://shop.example/magento'],
  ['https://shop.example/a/b/graphql?x=1', 'https://shop.example/a/b'],
  ['https://shop.example/index.php/graphql', 'https://shop.example/index.php'],
  ['https://shop.example/graphql-shop/graphql', 'https://shop.example/graphql-shop'],
])('what %s belongs to lies at %s', (url, base) => {
  expect(backendBase(url)).toBe(base);
});
