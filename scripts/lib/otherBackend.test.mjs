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
