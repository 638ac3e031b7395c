import { addressCountryConstants } from './addressCountries.js';

const constantsOf = (SHOP_ADDRESS_COUNTRIES) => addressCountryConstants({ SHOP_ADDRESS_COUNTRIES });

it.each([
  [undefined, 'false', '["GB"]'],
  ['GB', 'false', '["GB"]'],
  ['*', 'true', '[]'],
  ['gb, IE', 'true', '["GB","IE"]'],
  ['DE', 'true', '["DE"]'],
])('%s gives these constants', (given, offers, countries) => {
  expect(constantsOf(given)).toEqual({ OFFERS_COUNTRIES: offers, ADDRESS_COUNTRIES: countries });
});

it.each(['England', 'GB,*', ','])('%s is refused in a sentence', (given) => {
  expect(() => constantsOf(given)).toThrow(/^SHOP_ADDRESS_COUNTRIES must be codes/);
});
