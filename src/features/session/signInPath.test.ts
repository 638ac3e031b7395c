import fc from 'fast-check';
import { anyPath, foreignPaths } from '@/testing/foreignPaths';
import { pathAfterSignIn, signInPath } from './signInPath';

test('a path comes back as it was', () => {
  const path = '/vitamins.html?page=2&sort=price_asc';
  expect(pathAfterSignIn(new URL(signInPath(path), 'https://shop.test').search)).toBe(path);
});

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\t/evil.test', '/\t/', ''])(
  '%p leads home',
  (from) => {
    expect(pathAfterSignIn(`?${new URLSearchParams({ from }).toString()}`)).toBe('/');
  },
);

const after = (from: string): string => pathAfterSignIn(`?${new URLSearchParams({ from }).toString()}`);

test.each(foreignPaths)('%j is a path of the shop', (from) => {
  expect(after(from)).toMatch(/^\/(?!\/)/);
});

test('A-05: whatever the address says, it never leads to another host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyPath), (from) => {
      const path = after(from);
      expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
    }),
  );
});

test('home and the sign-in page itself are not remembered', () => {
  expect(signInPath('/')).toBe('/sign-in');
  expect(signInPath('/sign-in?from=%2Fcart')).toBe('/sign-in');
});
