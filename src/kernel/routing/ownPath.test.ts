import fc from 'fast-check';
import { anyPath, foreignPaths } from '@/testing/foreignPaths';
import { isOwnPath, toOwnPath } from './ownPath';

const shop = 'https://shop.test';
const originOf = (path: string): string => new URL(path, shop).origin;
const anything = fc.oneof(fc.string({ unit: 'binary' }), anyPath, fc.constantFrom(...foreignPaths));

test.each(['/', '/delivery-and-returns?x=1#y', '/a//b', '/x?to=https://evil.example//', '/caf\u00e9'])(
  '%j is a path of the shop',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(toOwnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  '/a b',
  '/\u0000',
  '/\u0085',
  ' /a',
  'https://evil.example',
  'javascript:alert(1)',
  'x',
  '',
  null,
  undefined,
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('a path of the shop never leads to another host', () => {
  fc.assert(
    fc.property(anything, (path) => {
      if (isOwnPath(path)) expect(originOf(path)).toBe(shop);
    }),
  );
});

test('whatever is made a path of the shop leads to no other host', () => {
  fc.assert(fc.property(anything, (path) => expect(originOf(toOwnPath(path))).toBe(shop)));
});
