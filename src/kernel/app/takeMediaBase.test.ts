import { settings } from './settings';
import { takeMediaBase } from './takeMediaBase';

const before = settings.mediaUrl;
const playOtherBackend = (isOther: boolean): void => void Object.assign(globalThis, { TRIMS_DOCUMENTS: isOther });

beforeEach(() => playOtherBackend(true));
afterEach(() => {
  playOtherBackend(false);
  settings.mediaUrl = before;
  document.getElementById('shop-settings')?.remove();
});

test.each([
  ['http://localhost/pub/media/', '/pub/media/'],
  ['https://cdn.example/media/', 'https://cdn.example/media/'],
  ['nonsense', '/media/'],
  [null, '/media/'],
])('the media base %s of a store is taken as %s', (base, expected) => {
  takeMediaBase(base);
  expect(settings.mediaUrl).toBe(expected);
});

test('what the deployment says goes before it, and the embedded backend stays at its path', () => {
  const page = document.createElement('script');
  page.id = 'shop-settings';
  page.type = 'application/json';
  page.textContent = '{"mediaUrl":"https://own.example/"}';
  document.body.append(page);
  takeMediaBase('https://cdn.example/media/');
  expect(settings.mediaUrl).toBe(before);
  page.remove();
  playOtherBackend(false);
  takeMediaBase('https://cdn.example/media/');
  expect(settings.mediaUrl).toBe(before);
});
