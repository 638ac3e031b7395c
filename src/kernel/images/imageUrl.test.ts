import { settings } from '@/kernel/app/settings';
import { imageSrcSet, imageUrl, sourceSrcSet } from './imageUrl';

const playService = (service: typeof IMAGE_SERVICE): void => void Object.assign(globalThis, { IMAGE_SERVICE: service });

describe('the address of a picture', () => {
  it.each([
    ['product', 'z/i/zinc.jpg', '/media/catalog/product/z/i/zinc.jpg'],
    ['product', '/catalog/product/z/i/zinc.jpg', '/media/catalog/product/z/i/zinc.jpg'],
    ['category', 'minerals.jpg', '/media/catalog/category/minerals.jpg'],
    ['swatch', '/c/o/cocoa.png', '/media/attribute/swatch/c/o/cocoa.png'],
    ['wysiwyg', 'wysiwyg/home/hero.jpg', '/media/wysiwyg/home/hero.jpg'],
    ['product', 'https://cdn.example/zinc.jpg', 'https://cdn.example/zinc.jpg'],
  ] as const)('of a %s stands below its folder: %s', (type, resource, address) => {
    expect(imageUrl(resource, { type, width: 40 }).split('?')[0]).toBe(address);
  });

  it('asks for the best format, the quality and the size', () => {
    const query = (resource: string) => imageUrl(resource, { type: 'product', width: 320, height: 400 }).split('?')[1];
    expect(query('a.jpg')).toBe('auto=webp&format=pjpg&width=320&height=400&quality=85&fit=cover');
    expect(query('a.png')).toBe('auto=webp&format=png&width=320&height=400&quality=85&fit=cover');
  });

  it('asks for one of few widths, and the height that belongs to it', () => {
    expect(imageUrl('a.jpg', { type: 'product', width: 300, height: 300 })).toContain('&width=320&height=320&');
    expect(imageUrl('a.jpg', { type: 'product', width: 9000 })).toContain('&width=2560&');
  });

  it('keeps what the address asks for itself', () => {
    expect(imageUrl('/media/a.jpg?crop=1:1', { type: 'wysiwyg', width: 320 })).toContain(
      '/a.jpg?crop=1%3A1&auto=webp&',
    );
    expect(imageUrl('/media/a.jpg?width=9&v=2', { type: 'wysiwyg', width: 320 })).toBe(
      '/media/a.jpg?width=320&v=2&auto=webp&format=pjpg&quality=85&fit=cover',
    );
  });

  it('names nothing but itself in a set, whatever its name is', () => {
    const set = imageSrcSet('a 1w,\nevent:b', { type: 'wysiwyg', widths: [320] });
    expect(set).toMatch(/^\/media\/a%201w%2C%0Aevent:b\?\S+ 320w$/);
  });

  it('has nine widths at a ratio of 0.8', () => {
    const entries = (imageSrcSet('a.jpg', { type: 'product' }) ?? '').split(', ');
    expect(entries.map((entry) => entry.split(' ')[1])).toEqual(
      [40, 80, 160, 320, 640, 960, 1280, 1600, 2560].map((width) => `${width}w`),
    );
    expect(entries[3]).toContain('width=320&height=400');
  });
});

describe('the address of a picture of another image service', () => {
  const { imageServiceUrl, mediaUrl } = settings;
  afterEach(() => {
    playService('resize');
    Object.assign(settings, { imageServiceUrl, mediaUrl });
  });

  it('has the parameters of Fastly IO', () => {
    playService('fastly');
    expect(imageUrl('a.png', { type: 'product', width: 320, height: 400 })).toBe(
      '/media/catalog/product/a.png?format=auto&width=320&height=400&quality=85&fit=cover',
    );
  });

  it('has the options of Cloudflare before its own', () => {
    playService('cloudflare');
    expect(imageUrl('a b.png', { type: 'product', width: 320, height: 400 })).toBe(
      '/cdn-cgi/image/width=320,height=400,quality=85,fit=cover,format=auto/media/catalog/product/a%20b.png',
    );
    settings.imageServiceUrl = 'https://images.example';
    settings.mediaUrl = 'https://shop.example/media/';
    expect(imageUrl('wysiwyg/a.jpg', { type: 'wysiwyg', width: 600, fit: 'bounds' })).toBe(
      'https://images.example/cdn-cgi/image/width=640,quality=85,fit=scale-down,format=auto/https://shop.example/media/wysiwyg/a.jpg',
    );
    expect(imageUrl('https://other.example/a.jpg', { type: 'wysiwyg', width: 600 })).toBe(
      'https://other.example/a.jpg',
    );
  });

  it('has the options of imgproxy, and the whole address behind them, encoded once more', () => {
    playService('imgproxy');
    settings.imageServiceUrl = '/images';
    expect(imageUrl('a b@2x.png', { type: 'product', width: 300, height: 375 })).toBe(
      '/images/unsafe/rs:fill:320:400/q:85/plain/http://localhost/media/catalog/product/a%2520b%402x.png',
    );
    expect(imageUrl('a.png?v=2', { type: 'wysiwyg', width: 320, height: 400, fit: 'bounds' })).toBe(
      '/images/unsafe/rs:fit:320:400/q:85/plain/http://localhost/media/a.png',
    );
    expect(imageSrcSet('a.png', { type: 'wysiwyg', widths: [40], ratio: null })).toBe(
      '/images/unsafe/rs:fit:40:0/q:85/plain/http://localhost/media/a.png 40w',
    );
  });

  it('is the file itself, and no set of widths, where there is none', () => {
    playService('none');
    expect(imageUrl('a b.png', { type: 'product', width: 320 })).toBe('/media/catalog/product/a%20b.png');
    expect(imageSrcSet('a.png', { type: 'product' })).toBeUndefined();
    expect(sourceSrcSet('/media/a.png?v=2', { type: 'wysiwyg' })).toBe('/media/a.png?v=2');
  });
});
