import { join } from 'node:path';

import { noticesOf, packageFolder } from './notices.js';

const modules = join(import.meta.dirname, '../node_modules');

test('finds the package of a module', () => {
  expect(packageFolder(join(modules, '@apollo/client/core/index.js'))).toBe(join(modules, '@apollo/client'));
  expect(packageFolder(join(modules, 'react/index.js'))).toBe(join(modules, 'react'));
  expect(packageFolder('/shop/src/main.tsx')).toBeUndefined();
  expect(packageFolder(null)).toBeUndefined();
});

test('names each package once, with its licence and its text', () => {
  const text = noticesOf([join(modules, 'react'), join(modules, 'dompurify'), join(modules, 'react')]);
  expect(text.match(/^react \d/gm)).toHaveLength(1);
  expect(text.indexOf('dompurify')).toBeLessThan(text.indexOf('\nreact '));
  expect(text).toContain('Permission is hereby granted');
});
