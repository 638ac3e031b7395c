import { priceOfMany } from './priceOfMany';

it.each([
  [12.5, 1, 'GBP', 12.5],
  [12.5, 3, 'GBP', 37.5],
  // Each of these is off by a fraction when multiplied as it stands.
  [1.1, 3, 'GBP', 3.3],
  [19.99, 7, 'EUR', 139.93],
  [1.15, 100, 'GBP', 115],
  // No decimals, and three of them.
  [980, 3, 'JPY', 2940],
  [980.4, 10, 'JPY', 9800],
  [1.255, 2, 'KWD', 2.51],
  [0, 5, 'GBP', 0],
  // The store view's own currency.
  [4.35, 3, null, 13.05],
])('%p times %p in %p is %p', (price, quantity, currency, expected) => {
  expect(priceOfMany(price, quantity, currency)).toBe(expected);
});
