import { settings } from './settings';
import { imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import { takeMediaBase } from './takeMediaBase';

const before = settings.mediaUrl;
const playOtherBackend = (isOther: boolean, service: typeof IMAGE_SERVICE = 'none'): void =>
  void Object.assign(globalThis, { TRIMS_DOCUMENTS: isOther, IMAGE_SERVICE: isOther ? service : 'resize' });

beforeEach(() => playOtherBackend(true));
afterEach(() => {
  playOtherBackend(false);
  settings.mediaUrl = before;
  delete settings.storeMediaBase;
  document.getElementById('shop-settings')?.remove();
});

test.each([
  ['http://localhost/pub/media/', '/pub/media/'],
  ['https://cdn.example/media/', '/media/'],
  ['nonsense', '/media/'],
  [null, '/media/'],
])('the media base %s of a store is taken as %s', (base, expected) => {
  takeMediaBase(base);
  expect(settings.mediaUrl).toBe(expected);
});

const nameMedia = (mediaUrl: string): HTMLElement => {
  const page = document.createElement('script');
  page.id = 'shop-settings';
  page.type = 'application/json';
  page.textContent = JSON.stringify({ mediaUrl });
  document.body.append(page);
  return page;
};

test('what the deployment says goes before it, and the embedded backend stays at its path', () => {
  const page = nameMedia('https://own.example/');
  takeMediaBase('https://cdn.example/media/');
  expect(settings.mediaUrl).toBe(before);
  page.remove();
  playOtherBackend(false);
  takeMediaBase('https://cdn.example/media/');
  expect(settings.mediaUrl).toBe(before);
});

test('pictures of a store elsewhere that the deployment does not know come from this origin, which passes them on', () => {
  takeMediaBase('https://shop.example/media/');
  const resource = 'http://shop.example/media/catalog/product/a.jpg';
  expect(imageUrl(resource, { type: 'product', width: 40 }).split('?')[0]).toBe('/media/catalog/product/a.jpg');
  expect(isOwnPicture(resource)).toBe(true);
});

test.each(['', '/shop'])('what stands in its theme for a missing picture, below %s/, does too', (folder) => {
  const file =
    '/static/version1/frontend/Magento/luma/en_GB/Magento_Catalog/images/product/placeholder/small_image.jpg';
  const addressOf = (resource: string) => imageUrl(resource, { type: 'product', width: 40 }).split('?')[0];
  expect(addressOf(`https://shop.example${folder}${file}`)).toBe(file);
  playOtherBackend(false);
  expect(addressOf(`https://shop.example${folder}${file}`)).toBe(`https://shop.example${folder}${file}`);
});

test('pictures that the backend names by the base of the store are asked for where the deployment has them', () => {
  const addressOf = (resource: string) => imageUrl(resource, { type: 'wysiwyg', width: 40 }).split('?')[0];
  const picture = 'https://shop.example/media/wysiwyg/a.jpg';
  expect(isOwnPicture(picture)).toBe(false);
  nameMedia('https://cdn.example/m/');
  settings.mediaUrl = 'https://cdn.example/m/';
  takeMediaBase('https://shop.example/media/');
  expect(addressOf(picture)).toBe('https://cdn.example/m/wysiwyg/a.jpg');
  expect(addressOf('http://shop.example/media/wysiwyg/a.jpg')).toBe('https://cdn.example/m/wysiwyg/a.jpg');
  expect(isOwnPicture(picture)).toBe(true);
  expect(addressOf('https://shop.example/elsewhere/a.jpg')).toBe('https://shop.example/elsewhere/a.jpg');
  expect(isOwnPicture('https://shop.example/elsewhere/a.jpg')).toBe(false);
});

test('pictures that are made smaller on this origin are asked for here, wherever the store has its own', () => {
  playOtherBackend(true, 'resize');
  takeMediaBase('https://shop.example/media/');
  const picture = imageUrl('https://shop.example/media/wysiwyg/a.jpg', { type: 'wysiwyg', width: 40 });
  expect(picture).toMatch(/^\/media\/wysiwyg\/a\.jpg\?.*width=40/);
  expect(settings.mediaUrl).toBe(before);
});
