import { tokenLifetimeSeconds } from './tokenLifetime';

const lifetimeOf = (seconds: number | null, hours: number | null): number =>
  tokenLifetimeSeconds({
    store_code: 'default',
    customer_token_expiration_time: seconds,
    customer_access_token_lifetime: hours,
  });

test.each([
  ['the seconds of the extension', 1200, 2, 1200],
  ['the hours of Magento where there is no extension', null, 1.5, 5400],
  ['an hour where neither says anything', null, null, 3600],
  ['an hour for what is no length of time', -1, 2, 3600],
  ['an hour for no hours', null, 0, 3600],
  ['an hour for nothing', 0, null, 3600],
  ['an hour for what cannot be meant', 1e12, null, 3600],
  ['an hour for what is no number', Number.NaN, null, 3600],
])('F-26: a token lives %s', (_what, seconds, hours, expected) => {
  expect(lifetimeOf(seconds, hours)).toBe(expected);
});

test('a token lives an hour where the configuration is not known', () => {
  expect(tokenLifetimeSeconds(undefined)).toBe(3600);
});
