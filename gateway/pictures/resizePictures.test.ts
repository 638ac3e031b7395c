import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { createResizer } from './resizePictures';

const plain = (width: number, height: number, background = '#3c785a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** What a store answers, by path. */
const files = new Map<string, { type: string; body: Buffer | string; status?: number }>();
const asked: string[] = [];
const reported: string[] = [];
/** The store answers once this has ended. */
let held = Promise.resolve();
let server: Server;
let mediaBase = '';
let folder = '';
let resize: ReturnType<typeof createResizer>;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files.get(url) ?? { type: 'text/html', body: 'Not found', status: 404 };
    void held.then(() => response.writeHead(file.status ?? 200, { 'Content-Type': file.type }).end(file.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mediaBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pub/media/`;
  const photo = await plain(1000, 1000).jpeg().toBuffer();
  // Two frames, one below the other.
  const frames = Buffer.alloc(40 * 80 * 3, 120).fill(20, 40 * 40 * 3);
  files.set('/pub/media/a.jpg', { type: 'image/jpeg', body: photo });
  files.set('/pub/media/wysiwyg/a%20b.jpg', { type: 'image/jpeg', body: photo });
  files.set('/pub/media/lying.jpg', {
    type: 'image/jpeg',
    body: await plain(1000, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  });
  files.set('/pub/media/small.png', { type: 'image/png', body: await plain(200, 100).png().toBuffer() });
  files.set('/pub/media/moving.gif', {
    type: 'image/gif',
    body: await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer(),
  });
  files.set('/pub/media/broken.jpg', { type: 'image/jpeg', body: photo.subarray(0, 40) });
  files.set('/pub/media/huge.jpg', { type: 'image/jpeg', body: Buffer.alloc(20_000_001) });
  files.set('/pub/media/vector.png', { type: 'image/svg+xml', body: '<svg/>' });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>';
  files.set('/pub/media/drawing.png', { type: 'image/png', body: drawing });
  files.set('/pub/media/bomb.png', {
    type: 'image/png',
    body: await plain(9000, 9000).png().toBuffer(),
  });
});
afterAll(() => server.close());

const start = (mostBytes = 10_000_000): void => {
  resize = createResizer({ mediaBase, folder, mostBytes, report: (sentence) => reported.push(sentence) });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  asked.length = 0;
  reported.length = 0;
  start();
});
afterEach(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  resize(new Request(`http://shop.example/media/${path}`, { headers, method }));
const kept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
const sizeOf = async (answer: Response | undefined) => {
  const { width, height, format } = await sharp((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)).metadata();
  return [width, height, format];
};

describe('a size of a picture of the store', () => {
  it.each([
    ['a.jpg?width=320&height=400&fit=cover', '', [320, 400, 'jpeg']],
    ['a.jpg?auto=webp&format=pjpg&width=320&height=400', 'image/avif,image/webp,*/*', [320, 400, 'heif']],
    ['a.jpg?auto=webp&format=pjpg&width=1280', 'image/avif,image/webp,*/*', [1000, 1000, 'webp']],
    ['a.jpg?width=33', '', [40, 40, 'jpeg']],
    ['a.jpg?width=320&height=33', '', [320, 64, 'jpeg']],
    ['a.jpg?width=320&height=100&fit=bounds', '', [160, 160, 'jpeg']],
    ['lying.jpg?width=160', '', [160, 320, 'jpeg']],
    ['small.png?width=640&format=png', '', [200, 100, 'png']],
    ['wysiwyg/a%20b.jpg?width=40', '', [40, 40, 'jpeg']],
  ])('%s for a browser that accepts "%s"', async (path, accept, expected) => {
    expect(await sizeOf(await get(path, { accept }))).toEqual(expected);
  });

  it('may be kept by browsers and others, by what the browser accepts', async () => {
    const answer = await get('a.jpg?width=40&auto=webp', { accept: 'image/webp' });
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    });
    const tag = answer?.headers.get('etag') ?? '';
    const again = await get('a.jpg?width=40&auto=webp', { accept: 'image/webp', 'if-none-match': tag });
    expect(again?.status).toBe(304);
    const head = await get('a.jpg?width=40', {}, 'HEAD');
    expect([head?.status, await head?.text()]).toEqual([200, '']);
  });

  it('is made once, however many ask for it at a time and afterwards, also by another process', async () => {
    await Promise.all([get('a.jpg?width=40'), get('a.jpg?width=40'), get('a.jpg?width=39')]);
    expect(asked).toEqual(['/pub/media/a.jpg']);
    start();
    await get('a.jpg?width=40');
    expect(asked).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  it('is made of an original that is read once for all sizes that are asked for meanwhile', async () => {
    await get('small.png?width=40');
    let answer = (): void => undefined;
    held = new Promise((resolve) => (answer = resolve));
    const sizes = [get('a.jpg?width=40'), get('a.jpg?width=80'), get('a.jpg?width=160')];
    // All three have looked on the disk once another one has been found there often enough.
    for (let count = 0; count < 20; count += 1) await get('small.png?width=40');
    answer();
    await Promise.all(sizes);
    expect(asked).toEqual(['/pub/media/small.png', '/pub/media/a.jpg']);
    expect(kept()).toHaveLength(4);
  });

  it('is made again behind an answer once it is a day old, and kept while the store is silent', async () => {
    await get('a.jpg?width=40');
    const yesterday = Date.now() / 1000 - 90_000;
    for (const file of kept()) utimesSync(file, yesterday, yesterday);
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect((await get('a.jpg?width=40'))?.status).toBe(200);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const isAskedAgain = once(server, 'request');
    expect((await get('a.jpg?width=40'))?.status).toBe(200);
    await isAskedAgain;
    expect(asked).toEqual(['/pub/media/a.jpg', '/pub/media/a.jpg']);
  });

  it('goes when the room is used up and others are used more', async () => {
    start(2500);
    for (const width of [40, 80, 160]) await get(`a.jpg?width=${width}`);
    expect(kept().length).toBeLessThan(3);
    asked.length = 0;
    await get('a.jpg?width=160');
    expect(asked).toEqual([]);
  });
});

describe('what has no size', () => {
  it.each([
    'a.jpg',
    'a.svg?width=40',
    'film.mp4?width=40',
    'gone.jpg?width=40',
    'moving.gif?width=40',
    'broken.jpg?width=40',
    'huge.jpg?width=40',
    'vector.png?width=40',
    'drawing.png?width=40',
    'bomb.png?width=40',
    'x%2f..%2fgraphql.jpg?width=40',
  ])('is left to what passes on: %s', async (path) => {
    expect(await get(path)).toBeUndefined();
    expect(await get(path)).toBeUndefined();
    // A picture that is not there may come; one that cannot be made smaller is not read again and again.
    expect(asked.length).toBeLessThan(path.startsWith('gone') ? 3 : 2);
  });

  it('says of a picture why it came as it is', async () => {
    await get('moving.gif?width=40');
    expect(reported).toEqual(['/media/moving.gif is sent as it is: It moves.']);
  });

  it('is another method, another path, and a size that is none', async () => {
    expect(await get('a.jpg?width=40', {}, 'POST')).toBeUndefined();
    expect(await resize(new Request('http://shop.example/rest/a.jpg?width=40'))).toBeUndefined();
    expect((await get('a.jpg?width=0'))?.status).toBe(400);
    expect((await get('a.jpg?width=99999'))?.status).toBe(400);
  });

  it('leads to no other host', async () => {
    for (const path of ['http://shop.example/media//evil.example/a.jpg?width=40', 'http://shop.example/media/../a.jpg'])
      await resize(new Request(path));
    expect(asked).toEqual(['/pub/media//evil.example/a.jpg']);
  });
});
