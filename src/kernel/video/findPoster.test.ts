import { findPoster } from './findPoster';

/** Widths of the pictures that there are, by address. */
let widths: Record<string, number> = {};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, url) {
    asked.push(url);
    Object.defineProperty(this, 'naturalWidth', { value: widths[url] ?? 0 });
    queueMicrotask(() => this.dispatchEvent(new Event(url in widths ? 'load' : 'error')));
  });
});
afterEach(() => jest.restoreAllMocks());

const base = '/video/youtube/vi/';

test('the best size that the service has is taken; 120 pixels wide is what it has not', async () => {
  widths = { [`${base}aaaaaaaaaaa/maxresdefault.jpg`]: 120, [`${base}aaaaaaaaaaa/hqdefault.jpg`]: 480 };
  expect(await findPoster({ service: 'youtube', id: 'aaaaaaaaaaa' })).toBe(`${base}aaaaaaaaaaa/hqdefault.jpg`);
  expect(asked).toEqual(['maxresdefault', 'sddefault', 'hqdefault'].map((size) => `${base}aaaaaaaaaaa/${size}.jpg`));
  await findPoster({ service: 'youtube', id: 'aaaaaaaaaaa' });
  expect(asked).toHaveLength(3);
});

test('a film without any is shown without', async () => {
  widths = {};
  expect(await findPoster({ service: 'youtube', id: 'bbbbbbbbbbb' })).toBeUndefined();
  expect(asked).toHaveLength(4);
  expect(await findPoster({ service: 'file', url: '/a.mp4' })).toBeUndefined();
});

test.each([
  ['1', [{ thumbnail_large: 'https://i.example/a.jpg' }, {}], 'https://i.example/a.jpg'],
  ['2', [], undefined],
  ['3', [{ thumbnail_large: 'javascript:alert(1)' }], undefined],
  ['4', { thumbnail_large: '/a.jpg' }, undefined],
])('Vimeo describes its film in JSON (%s)', async (id, answer, expected) => {
  const send = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }));
  Object.assign(window, { fetch: send });
  expect(await findPoster({ service: 'vimeo', id })).toBe(expected);
  expect(send).toHaveBeenCalledWith(`/video/vimeo/api/v2/video/${id}.json`);
});

test('no description, no poster, no failure', async () => {
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await findPoster({ service: 'vimeo', id: '9' })).toBeUndefined();
});
