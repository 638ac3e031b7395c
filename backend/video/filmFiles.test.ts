import fc from 'fast-check';

import { readByteRange } from './byteRange';
import { createFilmHandler, isFilmPath } from './filmFiles';

const answer = createFilmHandler();
const path = '/media/wysiwyg/films/still-life.mp4';
const get = (headers: Record<string, string> = {}, url = path, method = 'GET') =>
  answer(new Request(`http://localhost${url}`, { method, headers }));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('films are told from pictures', () => {
  expect(isFilmPath(path)).toBe(true);
  expect(isFilmPath('/media/wysiwyg/films/still-life.jpg')).toBe(false);
});

test('a film comes whole, for ever, and any origin may show it', async () => {
  const response = await get();
  const film = await bytesOf(response);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-length': String(film.length),
  });
  expect(film.length).toBeGreaterThan(100_000);
  expect(film.length).toBeLessThan(400_000);
});

test('a film comes in parts', async () => {
  const film = await bytesOf(await get());
  const response = await get({ Range: 'bytes=100-199' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`);
  expect(await bytesOf(response)).toEqual(film.subarray(100, 200));
  expect((await get({ Range: `bytes=${film.length}-` })).status).toBe(416);
});

test('a part of another film is not mixed in', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  expect((await get({ 'If-None-Match': etag })).status).toBe(304);
});

test('no other file is reached, and nothing is written', async () => {
  expect((await get({}, '/media/wysiwyg/films/../../store.json/x.mp4')).status).toBe(404);
  expect((await get({}, '/media/wysiwyg/films/other.mp4')).status).toBe(404);
  expect((await get({}, path, 'POST')).status).toBe(405);
});

test('every range lies within the film', () => {
  const maybe = fc.option(fc.nat(2000), { nil: '' as const });
  fc.assert(
    fc.property(maybe, maybe, fc.integer({ min: 1, max: 1000 }), (from, to, length) => {
      const range = readByteRange(`bytes=${from}-${to}`, length);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.first).toBeLessThanOrEqual(range.last);
      expect(range.last).toBeLessThan(length);
    }),
  );
  expect(readByteRange('bytes=-10', 100)).toEqual({ first: 90, last: 99 });
  expect(readByteRange('bytes=-0', 100)).toBe('unsatisfiable');
  expect(readByteRange('bytes=1-2,5-6', 100)).toBeUndefined();
  expect(readByteRange('lines=1-2', 100)).toBeUndefined();
});
