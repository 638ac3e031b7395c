import { settings } from '../app/settings';
import { isOwnPicture } from './isOwnPicture';

const { mediaUrl } = settings;
afterEach(() => void (settings.mediaUrl = mediaUrl));

test.each([
  'wysiwyg/a.jpg',
  '/wysiwyg/a.jpg',
  '/media/wysiwyg/a.jpg',
  'http://localhost/media/wysiwyg/a.jpg',
  '/media/wysiwyg/a.jpg?crop=1:1',
  // These are names of files, however odd, as they stand below the media's base.
  '/\t/evil.example/a.jpg',
  'ht\ntps://evil.example/a.jpg',
])('%j is a picture of the shop', (resource) => {
  expect(isOwnPicture(resource)).toBe(true);
});

test.each([
  undefined,
  '',
  ' //evil.example/a.jpg',
  '\\\\evil.example\\a.jpg',
  '/\\evil.example/a.jpg',
  'https://evil.example/media/a.jpg',
  '//evil.example/media/a.jpg',
  'http://localhost.evil.example/media/a.jpg',
  'http://localhost@evil.example/media/a.jpg',
  'http://localhost/rest/V1/carts/mine',
  '/media/../graphql',
  '../graphql',
  'http://[broken',
  'data:image/gif;base64,R0',
  ' https:evil.example/a.jpg',
])('%j is none', (resource) => {
  expect(isOwnPicture(resource)).toBe(false);
});

test("media on a host of their own are the shop's own", () => {
  settings.mediaUrl = 'https://cdn.example/pub/media/';
  expect(isOwnPicture('https://cdn.example/pub/media/a.jpg')).toBe(true);
  expect(isOwnPicture('wysiwyg/a.jpg')).toBe(true);
  expect(isOwnPicture('https://cdn.example/elsewhere/a.jpg')).toBe(false);
});
