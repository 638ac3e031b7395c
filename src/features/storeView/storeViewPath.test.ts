import fc from 'fast-check';
import { splitStoreViewPath } from './storeViewPath';

const codes = ['uk', 'ie_en'];

test.each([
  ['/uk', { code: 'uk', path: '/' }],
  ['/uk/', { code: 'uk', path: '/' }],
  ['/ie_en/vitamins/c.html', { code: 'ie_en', path: '/vitamins/c.html' }],
  ['/uk/uk', { code: 'uk', path: '/uk' }],
  ['/ukulele', undefined],
  ['/uk-en/vitamins.html', undefined],
  ['/uk.html', undefined],
  ['/vitamins/uk', undefined],
  ['/', undefined],
  ['//uk', undefined],
])('%s', (pathname, expected) => {
  expect(splitStoreViewPath(pathname, codes)).toEqual(expected);
});

test('what is left is a path, and the code before it gives the whole back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.webPath(), (code, path) => {
      const pathname = `/${code}${path}`;
      const split = splitStoreViewPath(pathname, codes);
      if (!path.startsWith('/') && path !== '') return;
      expect(split && `/${split.code}${split.path === '/' && path === '' ? '' : split.path}`).toBe(pathname);
    }),
  );
});
