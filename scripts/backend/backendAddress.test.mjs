import { backendAddress } from './backendAddress.mjs';

it.each([
  ['https://shop.example/graphql', 'https://shop.example/graphql'],
  ['localhost:8300/graphql', 'http://localhost:8300/graphql'],
  ['127.0.0.1:8300/graphql', 'http://127.0.0.1:8300/graphql'],
  ['172.20.0.3/graphql', 'http://172.20.0.3/graphql'],
  ['magento:8080/graphql', 'http://magento:8080/graphql'],
  ['shop.test/graphql', 'http://shop.test/graphql'],
  [' shop.example/shop/graphql ', 'https://shop.example/shop/graphql'],
  ['shop.example', 'https://shop.example'],
  ['settings/backends/magento-2.4.7.json', undefined],
  ['no-such-file.json', undefined],
  ['schema.graphqls', undefined],
  ['backend', undefined],
  ['', undefined],
  [undefined, undefined],
])('SHOP_BACKEND=%s is the address %s', (given, expected) => {
  expect(backendAddress(given)).toBe(expected);
});
