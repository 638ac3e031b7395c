import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { readDeployment } from './deployment';
import { nginxConfiguration } from './nginxConfiguration';
import { makeBuiltShop } from './testing/builtShop';
import { freePort, hasImageFilter, startNginx } from './testing/nginx';

const distDir = makeBuiltShop();
const cache = mkdtempSync(join(tmpdir(), 'halewell-pictures-'));
// nginx may run as another user than the test.
chmodSync(cache, 0o755);
afterAll(() => {
  rmSync(distDir, { recursive: true });
  rmSync(cache, { recursive: true, force: true });
});

describe('the settings of pictures', () => {
  it('has no filter unless it is told to', () => {
    const configuration = nginxConfiguration(readDeployment({ SHOP_IMAGE_SERVICE: 'fastly' }, distDir));
    expect(configuration).not.toContain('image_filter');
  });

  it('takes the room of the disk and the place of the media', () => {
    const environment = {
      SHOP_IMAGE_SERVICE: 'nginx',
      SHOP_IMAGE_CACHE_MB: '50',
      SHOP_MEDIA_SOURCE: 'https://cdn.example/m/',
    };
    const configuration = nginxConfiguration(readDeployment(environment, distDir));
    expect(configuration).toContain('max_size=50m');
    expect(configuration.match(/proxy_pass https:\/\/cdn\.example;/g)).toHaveLength(4);
    expect(configuration).not.toContain('proxy_pass https://cdn.example/');
  });

  it('refuses an unknown service', () => {
    expect(() => readDeployment({ SHOP_IMAGE_SERVICE: 'thumbor' }, distDir)).toThrow(
      "SHOP_IMAGE_SERVICE must be one of resize, nginx, imgproxy, cloudflare, fastly, none, not 'thumbor'.",
    );
  });
});

(hasImageFilter ? describe : describe.skip)('nginx that makes pictures smaller', () => {
  const files = new Map<string, { type: string; body: Buffer | string }>();
  const asked: string[] = [];
  let store: Server;
  let base = '';
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const plain = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#3c785a' } });
    const photo = await plain.clone().jpeg().toBuffer();
    files.set('/pub/media/catalog/a.jpg', { type: 'image/jpeg', body: photo });
    files.set('/pub/media/a%20b%3F.png', { type: 'image/png', body: await plain.clone().png().toBuffer() });
    files.set('/pub/media/a.webp', { type: 'image/webp', body: await plain.clone().webp().toBuffer() });
    files.set('/pub/media/broken.jpg', { type: 'image/jpeg', body: Buffer.from('no picture') });
    files.set('/pub/media/huge.jpg', { type: 'image/jpeg', body: Buffer.concat([photo, Buffer.alloc(21_000_000)]) });
    files.set('/pub/media/a.svg', { type: 'image/svg+xml', body: '<svg/>' });
    files.set('/pub/media/a.gif', { type: 'image/gif', body: await plain.clone().gif().toBuffer() });
    store = createServer(({ url = '' }, response) => {
      asked.push(url);
      const file = files.get(url.split('?')[0] ?? '');
      const headers = { 'Set-Cookie': 'PHPSESSID=1', 'Cache-Control': 'no-store' };
      response.writeHead(file ? 200 : 404, { ...headers, 'Content-Type': file?.type ?? 'text/html' });
      response.end(file?.body ?? 'Not found');
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    stop = await startNginx(
      nginxConfiguration({
        ...readDeployment({ WEB_ROOT: distDir }, distDir),
        listen: `127.0.0.1:${port}`,
        mediaSource: `http://127.0.0.1:${(store.address() as AddressInfo).port}/pub/media`,
        pictures: { listen: `127.0.0.1:${await freePort()}`, cacheFolder: join(cache, 'made'), cacheMegabytes: 10 },
      }),
      port,
    );
  });
  afterAll(async () => {
    await stop?.();
    store.close().closeAllConnections();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const get = (path: string, init?: RequestInit) => fetch(`${base}/media/${path}`, init);
  const sizeOf = async (answer: Response) => {
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    return [width, height, format];
  };

  it.each([
    ['catalog/a.jpg?auto=webp&format=pjpg&width=320&height=400&quality=85&fit=cover', [320, 400, 'jpeg']],
    ['catalog/a.jpg?width=320&height=320&fit=cover', [320, 320, 'jpeg']],
    ['catalog/a.jpg?width=640&fit=bounds', [640, 640, 'jpeg']],
    ['catalog/a.jpg?width=640&height=800&fit=bounds', [640, 640, 'jpeg']],
    ['catalog/a.jpg?width=320&height=77', [320, 320, 'jpeg']],
    ['catalog/a.jpg?width=2560', [1000, 1000, 'jpeg']],
    ['a%20b%3F.png?width=160&height=200', [160, 200, 'png']],
    ['a.webp?width=160', [160, 160, 'webp']],
  ])('%s is of its size', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sizeOf(answer)).toEqual(expected);
  });

  it('makes each size once, whatever else stands in an address', async () => {
    const pages = Array.from({ length: 6 }, (_, index) => get(`catalog/a.jpg?width=80&height=100&x=${index}`));
    for (const answer of await Promise.all(pages)) expect(await sizeOf(answer)).toEqual([80, 100, 'jpeg']);
    expect((await get('catalog/a.jpg?width=80&height=100', { method: 'HEAD' })).status).toBe(200);
    expect(asked).toEqual(['/pub/media/catalog/a.jpg']);
  });

  it.each(['33', '0', '99999', '320x', '320%0d%0aX:1'])('refuses the width %s, and asks nobody', async (width) => {
    expect((await get(`catalog/a.jpg?width=${width}`)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a.svg?width=320', 'image/svg+xml', '/pub/media/a.svg?width=320'],
    ['a.gif?width=320', 'image/gif', '/pub/media/a.gif?width=320'],
    ['catalog/a.jpg', 'image/jpeg', '/pub/media/catalog/a.jpg'],
  ])('passes %s through', async (path, type, expected) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(asked).toEqual([expected]);
  });

  it.each(['broken.jpg', 'huge.jpg'])('sends %s as the store has it', async (path) => {
    const answer = await get(`${path}?width=320`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(files.get(`/pub/media/${path}`)?.body as Buffer)).toBe(true);
    expect(answer.headers.get('cache-control')).not.toContain('max-age');
  });

  it('says of what is not there that it is not there', async () => {
    const answer = await get('gone.jpg?width=320');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).not.toContain('max-age');
  });

  it('reads nothing but the media, and only reads', async () => {
    await get('../graphql.jpg?width=320');
    await get('%2e%2e/graphql.jpg?width=320');
    await get('x/..%2f..%2f..%2fgraphql.jpg?width=320');
    expect(asked.filter((path) => !path.startsWith('/pub/media/'))).toEqual([]);
    expect((await get('catalog/a.jpg?width=320', { method: 'POST' })).status).toBe(403);
  });

  it('keeps them in a folder of its own', () => {
    expect(readdirSync(join(cache, 'made')).length).toBeGreaterThan(0);
  });
});
