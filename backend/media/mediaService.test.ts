import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Metadata } from 'sharp';
import type { Artwork, PackSpec } from './artwork';
import { createMediaService, type MediaService } from './mediaService';
import { drawArtwork } from './renderArtwork';

const pack: PackSpec = {
  form: 'tub',
  name: 'Marine Collagen',
  latin: 'With vitamin C',
  dose: '10 g',
  count: '300 g powder',
  palette: 'blush',
};
const assets: Record<string, { artwork: Artwork; width: number; height: number }> = {
  'catalog/product/m/a/front.jpg': { artwork: { kind: 'pack', pack, view: 'front' }, width: 1200, height: 1500 },
  'catalog/category/tub.png': { artwork: { kind: 'cutout', pack }, width: 1200, height: 1500 },
  'wysiwyg/home/hero-1.jpg': {
    artwork: { kind: 'scene', scene: 'meadow', width: 960, height: 420 },
    width: 960,
    height: 420,
  },
};
const PRODUCT = 'catalog/product/m/a/front.jpg';

let cacheDir: string;
let media: MediaService;
const drawn = jest.fn(drawArtwork);

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(cacheDir, { recursive: true }));
beforeEach(() => {
  drawn.mockClear();
  media = createMediaService({ findAsset: (path) => assets[path], cacheDir, render: drawn });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return media(new Request(`http://shop.test/media/${path}`, { method, headers }));
}

async function picture(path: string, headers?: Record<string, string>): Promise<Metadata & { type: string | null }> {
  const response = await get(path, headers);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  return { ...(await sharp(bytes).metadata()), type: response.headers.get('Content-Type') };
}

describe('sizes', () => {
  test.each([
    ['', 1200, 1500],
    ['?width=320', 320, 400],
    ['?width=300', 320, 400],
    ['?height=400', 320, 400],
    ['?width=320&height=320', 320, 320],
    ['?width=320&height=320&fit=bounds', 320, 400],
    ['?width=160&crop=1:1', 160, 160],
    ['?width=2560', 1600, 2000],
    ['?width=2560&height=1', 1600, 1],
  ])('%s', async (query, width, height) => {
    expect(await picture(PRODUCT + query)).toMatchObject({ width, height });
  });
});

describe('formats', () => {
  const both = { Accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };
  test.each([
    ['auto=webp', both, 'image/avif'],
    ['auto=webp', { Accept: 'image/webp,*/*' }, 'image/webp'],
    ['auto=webp', { Accept: 'image/avif;q=0, image/webp' }, 'image/webp'],
    ['auto=webp', { Accept: '*/*' }, 'image/jpeg'],
    ['auto=webp&format=png', { Accept: '*/*' }, 'image/png'],
    ['format=pjpg', both, 'image/jpeg'],
    ['', both, 'image/jpeg'],
  ])('%s with %o is %s', async (query, headers, type) => {
    expect((await picture(`${PRODUCT}?width=80&${query}`, headers)).type).toBe(type);
  });

  test('a large picture is WebP, because AVIF would take too long', async () => {
    expect((await picture(`${PRODUCT}?width=1600&auto=webp`, both)).type).toBe('image/webp');
  });

  test('pjpg is progressive, jpg is not', async () => {
    expect((await picture(`${PRODUCT}?width=80&format=pjpg`)).isProgressive).toBe(true);
    expect((await picture(`${PRODUCT}?width=80&format=jpg`)).isProgressive).toBe(false);
  });

  test('a cutout keeps its transparency in PNG and stands on white in JPEG', async () => {
    expect((await picture('catalog/category/tub.png?width=80')).hasAlpha).toBe(true);
    const response = await get('catalog/category/tub.png?width=80&format=jpg');
    const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });
});

describe('caching', () => {
  test('draws a picture once, however often and in whatever size it is asked for, even after a restart', async () => {
    const path = 'wysiwyg/home/hero-1.jpg';
    await Promise.all([get(`${path}?width=160`), get(`${path}?width=160`), get(`${path}?width=80`)]);
    await get(`${path}?width=160`);
    const again = createMediaService({ findAsset: (name) => assets[name], cacheDir, render: drawn });
    await again(new Request(`http://shop.test/media/${path}?width=320`));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test('tells browsers to keep it and answers 304 without drawing', async () => {
    const first = await get(`${PRODUCT}?width=40&auto=webp`, { Accept: 'image/webp' });
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('Vary')).toBe('Accept');
    const tag = first.headers.get('ETag') ?? '';
    const known = await get(`${PRODUCT}?width=40&auto=webp`, {
      Accept: 'image/webp',
      'If-None-Match': `"x", W/${tag}`,
    });
    expect(known.status).toBe(304);
    const other = await get(`${PRODUCT}?width=40&auto=webp`, { Accept: '*/*', 'If-None-Match': tag });
    expect(other.status).toBe(200);
  });

  test('keeps a bounded number of variants of one picture', async () => {
    for (let height = 1; height <= 120; height++) await get(`${PRODUCT}?width=40&height=${height}`);
    const folders = await readdir(cacheDir);
    for (const folder of folders) expect((await readdir(join(cacheDir, folder))).length).toBeLessThan(110);
  });

  test('an unwritable cache folder is no error', async () => {
    const bare = createMediaService({ findAsset: (path) => assets[path], cacheDir: '/dev/null/cache' });
    const response = await bare(new Request(`http://shop.test/media/wysiwyg/home/hero-1.jpg?width=40`));
    expect(response.status).toBe(200);
  });

  test('warming prepares what is asked for later, skips unknown paths and stops when told', async () => {
    const seen: number[] = [];
    await media.warm([PRODUCT, 'nothing.jpg'], { widths: [160], onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([1, 2]);
    const files = await readdir(cacheDir, { recursive: true });
    expect(files.filter((file) => file.endsWith('160x200-q85.avif'))).toHaveLength(1);
    const stop = new AbortController();
    stop.abort();
    await media.warm([PRODUCT], { signal: stop.signal, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([1, 2]);
  });
});

describe('what it refuses', () => {
  test.each([
    ['width=0', 'width'],
    ['width=2561', 'width'],
    ['width=1e3', 'width'],
    ['height=-1', 'height'],
    ['quality=101', 'quality'],
    ['fit=stretch', 'fit'],
    ['crop=0:5', 'crop'],
    ['auto=jpeg', 'auto'],
    ['format=svg', 'format'],
  ])('%s with a sentence that names the parameter', async (query, name) => {
    const response = await get(`${PRODUCT}?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toContain(`"${name}"`);
  });

  test('other methods', async () => {
    const response = await get(PRODUCT, {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await get(`${PRODUCT}?width=40`, {}, 'HEAD');
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test.each([
    'unknown.jpg',
    '../secrets',
    '..%2f..%2fetc/passwd',
    '%2e%2e%2fx',
    'catalog%00.jpg',
    'catalog//product',
    '.env',
    'a\\b.jpg',
    'x'.repeat(5000),
    '%E0%A4%A',
    '__proto__',
    'constructor',
  ])('the path %s', async (path) => {
    const find = jest.fn((name: string) => (Object.hasOwn(assets, name) ? assets[name] : undefined));
    const guarded = createMediaService({ findAsset: find, cacheDir });
    const response = await guarded(new Request(`http://shop.test/media/${path}`));
    expect(response.status).toBe(404);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    for (const [name] of find.mock.calls) expect(name).toMatch(/^[\w./-]+$/);
  });

  test('never answers 500, whatever the query is', async () => {
    const name = fc.constantFrom('width', 'height', 'fit', 'crop', 'quality', 'auto', 'format', 'x');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.integer({ min: -5, max: 200 }).map(String),
      fc.constantFrom('40', '80', 'cover', 'bounds', 'crop', '1:1', '999:100', 'webp', 'png', 'pjpg', 'true', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (pairs) => {
        const query = new URLSearchParams([...pairs, ['width', '40']]);
        const response = await get(`${PRODUCT}?${query.toString()}`, { Accept: 'image/webp' });
        expect([200, 400]).toContain(response.status);
      }),
      { numRuns: 100 },
    );
  });
});
