import { toShopParameters } from './magentoParameters';

test.each([
  ['p=3', 'page=3'],
  ['p=x', ''],
  ['p=3&page=2', 'page=2'],
  ['product_list_limit=24&product_list_mode=list', 'limit=24'],
  ['product_list_order=price&product_list_dir=desc', 'sort=price_desc'],
  ['product_list_order=name', 'sort=name_asc'],
  ['product_list_order=', ''],
  ['price=10-20&color=49&utm_source=mail', 'price=10-20&color=49&utm_source=mail'],
])('%s is %s', (theirs, ours) => {
  expect(toShopParameters(new URLSearchParams(theirs)).toString()).toBe(ours);
});
