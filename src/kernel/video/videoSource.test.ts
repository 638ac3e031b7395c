import fc from 'fast-check';

import { parseVideoSource, type VideoPlaces, videoPageUrl } from './videoSource';

const places: VideoPlaces = { origin: 'https://shop.example', mediaUrl: 'https://media.example/media/' };
const parse = (value: string) => parseVideoSource(value, places);

test.each([
  'https://youtu.be/hmfEimZ9kM0',
  'https://www.youtube.com/embed/hmfEimZ9kM0?rel=0',
  'https://www.youtube.com/v/hmfEimZ9kM0',
  'http://youtube.com/watch?feature=share&v=hmfEimZ9kM0',
  'https://m.youtube.com/watch?v=hmfEimZ9kM0&list=x',
  'https://www.youtube.com/shorts/hmfEimZ9kM0',
  'https://www.youtube-nocookie.com/embed/hmfEimZ9kM0',
  '//www.youtube.com/embed/hmfEimZ9kM0',
  'www.youtube.com/watch?v=hmfEimZ9kM0',
  'mp4:https://youtu.be/hmfEimZ9kM0',
])('%s is a film of YouTube', (value) => {
  expect(parse(value)).toMatchObject({ service: 'youtube', id: 'hmfEimZ9kM0' });
});

test.each([
  ['https://vimeo.com/76979871', undefined],
  ['https://player.vimeo.com/video/76979871', undefined],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', undefined],
  ['https://vimeo.com/groups/motion/videos/76979871', undefined],
  ['https://vimeo.com/album/4321/video/76979871', undefined],
])('%s is a film of Vimeo', (value, hash) => {
  expect(parse(value)).toEqual({ service: 'vimeo', id: '76979871', hash, start: undefined });
});

test.each([
  ['/media/wysiwyg/films/still-life.mp4', 'https://shop.example/media/wysiwyg/films/still-life.mp4'],
  ['https://media.example/media/a.webm', 'https://media.example/media/a.webm'],
  ['mp4:https://shop.example/a.MP4?v=2', 'https://shop.example/a.MP4?v=2'],
  ['wysiwyg/a.mp4', 'https://media.example/media/wysiwyg/a.mp4'],
])("%s is a file of the shop's own", (value, url) => {
  expect(parse(value)).toEqual({ service: 'file', url, start: undefined, end: undefined });
});

test.each([
  '',
  ' ',
  'mp4:',
  'https://example.video',
  'https://example.com/example.mp4',
  'mp4:https://example.com/example.mp4',
  'mp4:mockyoutubevideo',
  '/media/picture.jpg',
  'https://www.youtube.com/embed/short',
  'https://www.youtube.com/embed/hmfEimZ9kM0x',
  'https://www.youtube.com/watch?v=hmfEimZ9kM0%22',
  'https://www.youtube.com/playlist?list=a"b',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com.evil.example/embed/hmfEimZ9kM0',
  'https://evil.example/www.youtube.com/embed/hmfEimZ9kM0',
  'https://user:pass@www.youtube.com/embed/hmfEimZ9kM0',
  'https://vimeo.com/about',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//youtu.be/hmfEimZ9kM0',
  'data:video/mp4;base64,AAAA',
  'blob:https://shop.example/a.mp4',
  'ftp://shop.example/a.mp4',
])('%s is none that the shop would show', (value) => {
  expect(parse(value)).toBeUndefined();
});

test.each([
  [
    'https://www.youtube.com/embed/videoseries?list=PL1_a-b',
    'videoseries',
    'https://www.youtube.com/playlist?list=PL1_a-b',
  ],
  [
    'https://www.youtube.com/embed?listType=playlist&list=PL1',
    'videoseries',
    'https://www.youtube.com/playlist?list=PL1',
  ],
  ['https://www.youtube.com/playlist?list=PL1', 'videoseries', 'https://www.youtube.com/playlist?list=PL1'],
  ['https://youtu.be/hmfEimZ9kM0?list=PL1', 'hmfEimZ9kM0', 'https://www.youtube.com/watch?v=hmfEimZ9kM0&list=PL1'],
  [
    'https://www.youtube.com/watch?v=hmfEimZ9kM0&list=PL1&index=2',
    'hmfEimZ9kM0',
    'https://www.youtube.com/watch?v=hmfEimZ9kM0&list=PL1',
  ],
])('%s is a list of films of YouTube', (value, id, page) => {
  const source = parse(value);
  expect(source).toMatchObject({ service: 'youtube', id, list: new URL(value).searchParams.get('list') });
  expect(source && videoPageUrl(source)).toBe(page);
});

test('start and end are read in the forms of each', () => {
  expect(parse('https://youtu.be/hmfEimZ9kM0?t=1m30s')).toMatchObject({ start: 90 });
  expect(parse('https://www.youtube.com/watch?v=hmfEimZ9kM0#t=75')).toMatchObject({ start: 75 });
  expect(parse('https://www.youtube.com/embed/hmfEimZ9kM0?start=5&end=20')).toMatchObject({ start: 5, end: 20 });
  expect(parse('https://vimeo.com/76979871#t=42s')).toMatchObject({ start: 42 });
  expect(parse('/media/a.mp4#t=1.5,4')).toMatchObject({ start: 1.5, end: 4 });
  expect(parse('/media/a.mp4#t=,4')).toMatchObject({ start: undefined, end: 4 });
  expect(parse('https://youtu.be/hmfEimZ9kM0?t=soon')).toMatchObject({ start: undefined });
});

test('whatever it is given, it leads to a known player or nowhere, and never throws', () => {
  const pieces = fc.constantFrom(
    'https://', '//', 'youtu.be/', 'www.youtube.com/', 'embed/', 'watch?v=', 'hmfEimZ9kM0', 'vimeo.com/', 'video/',
    '123456', 'mp4:', '/media/', '.mp4', '#t=3', '"', '<', '\\', '%00', '@', 'javascript:', '..', 'shop.example/',
  ); // prettier-ignore
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 7 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(addresses, (value) => {
      const source = parse(value);
      if (!source) return;
      if (source.service === 'file') {
        expect(['https://shop.example', 'https://media.example']).toContain(new URL(source.url).origin);
      } else {
        expect(source.id).toMatch(source.service === 'youtube' ? /^[\w-]{11}$/ : /^\d{1,12}$/);
      }
      expect(URL.canParse(videoPageUrl(source))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
