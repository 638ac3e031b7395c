import { readManifest } from './fileHashes';

const base = 'https://shop.example/sw.js';
const { precached, hashOf } = readManifest(
  [
    { url: 'index.html', revision: '1' },
    { url: 'static/main.0a1b2c.js', revision: null, integrity: 'sha256-main' },
    { hashes: { '/static/page-contact.0a1b2c.js': 'sha256-contact' } },
  ],
  base,
);

test('only what is to be kept from the start is, and each file has its hash', () => {
  expect(precached).toEqual([
    { url: 'index.html', revision: '1' },
    { url: 'static/main.0a1b2c.js', revision: null, integrity: 'sha256-main' },
  ]);
  expect(hashOf('https://shop.example/static/main.0a1b2c.js')).toBe('sha256-main');
  expect(hashOf('static/page-contact.0a1b2c.js')).toBe('sha256-contact');
});

test('the page, which the server completes, and files of another build have none', () => {
  expect(hashOf('index.html')).toBeUndefined();
  expect(hashOf('https://shop.example/static/page-contact.ffffff.js')).toBeUndefined();
  expect(hashOf('https://elsewhere.example/static/main.0a1b2c.js')).toBeUndefined();
});
