import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';

import { createVideoStandIns } from './standIns';

const asked: string[] = [];
const answer = createVideoStandIns((request) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
  return Promise.resolve(new Response('picture'));
});
const get = (path: string) => answer(new Request(`http://localhost/video/${path}`));

test.each(['youtube/iframe_api', 'vimeo/player.js'])('%s is a script', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('class Player');
});

test('a page may run the scripts of both services', async () => {
  const scripts = await Promise.all(
    ['youtube/iframe_api', 'vimeo/player.js'].map(async (path) => (await get(path)).text()),
  );
  const page = createContext({ setTimeout: (begin: () => void) => begin() });
  page.window = page;
  for (const script of scripts) runInContext(script, page);
  expect(Object.keys(page)).toEqual(expect.arrayContaining(['YT', 'Vimeo']));
});

test.each([
  ['youtube/embed/hmfEimZ9kM0', 'still-life.mp4'],
  ['vimeo/video/76979871', 'shoreline.mp4'],
])('%s is a frame that plays a film, and runs and loads nothing else', async (path, film) => {
  const response = await get(path);
  expect(await response.text()).toContain(`data-film="/media/wysiwyg/films/${film}"`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; media-src 'self'/);
  expect(policy).toContain("frame-ancestors 'self'");
});

test('a film that is gone has no file', async () => {
  expect(await (await get('youtube/embed/unavailable')).text()).toContain('data-film=""');
});

test('a size that the service does not have is a grey picture of 120 pixels', async () => {
  expect(await (await get('youtube/vi/hmfEimZ9kM0/maxresdefault.jpg')).text()).toBe('picture');
  expect(await (await get('youtube/vi/-mfEimZ9kM0/hqdefault.jpg')).text()).toBe('picture');
  const response = await get('youtube/vi/-mfEimZ9kM0/maxresdefault.jpg');
  expect(response.status).toBe(404);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(120);
  expect(asked).toHaveLength(2);
});

test('Vimeo describes a film', async () => {
  const list: unknown = await (await get('vimeo/api/v2/video/76979871.json')).json();
  expect(list).toMatchObject([{ id: 76979871, thumbnail_large: '/media/wysiwyg/films/shoreline.jpg?width=640' }]);
});

test.each(['', 'youtube/embed/short', 'vimeo/video/x', 'youtube/vi/hmfEimZ9kM0/toString.jpg', 'constructor'])(
  '%s is nothing',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
