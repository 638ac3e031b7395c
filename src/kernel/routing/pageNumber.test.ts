import { readPageNumber } from './pageNumber';

it.each([
  ['', 1],
  ['?page=', 1],
  ['?page=1', 1],
  ['?page=2', 2],
  ['?sort=price_asc&page=17', 17],
  ['page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=1e3', 1],
  ['?page=0x10', 1],
  ['?page=two', 1],
  ['?page=999999', 999999],
  ['?page=1000000', 1],
  ['?page=4&page=5', 4],
])('reads the page of %p', (search, expected) => {
  expect(readPageNumber(search)).toBe(expected);
});
