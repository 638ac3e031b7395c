import { currencyLabel } from './currencyLabel';

const locales = ['en-GB', 'en-US', 'fr-CA', 'fr-FR', 'de-DE', 'nl-NL', 'pl-PL', 'pt-PT'];

it.each(locales)('names each currency once in %s, by its code and its sign', (locale) => {
  expect(currencyLabel('GBP', locale)).toBe('GBP £');
  expect(currencyLabel('EUR', locale)).toBe('EUR €');
  expect(currencyLabel('PLN', locale)).toMatch(/^PLN( zł)?$/);
  expect(currencyLabel('CHF', locale)).toBe('CHF');
});
