import { backendBase } from '../../settings/backendBase.js';

import { hasOtherBackend } from './otherBackend.mjs';

it.each([
  ['https://shop.example/graphql', true],
  ['http://localhost:8190/graphql', true],
  ['settings/backends/magento-2.4.7.json', false],
  ['', false],
  [undefined, false],
])('SHOP_BACKEND=%s names a Magento elsewhere: %s', (SHOP_BACKEND, expected) => {
  expect(hasOtherBackend({ SHOP_BACKEND })).toBe(expected);
});

it.each([
  ['http://localhost:8305/graphql', 'http://localhost:8305'],
  ['https://shop.example/graphql/', 'https://shop.example'],
  ['https://shop.example/magento/graphql', 'https://shop.example/magento'],
  ['https://shop.example/a/b/graphql?x=1', 'https://shop.example/a/b'],
  ['https://shop.example/index.php/graphql', 'https://shop.example/index.php'],
  ['https://shop.example/graphql-shop/graphql', 'https://shop.example/graphql-shop'],
])('what %s belongs to lies at %s', (url, base) => {
  expect(backendBase(url)).toBe(base);
});
