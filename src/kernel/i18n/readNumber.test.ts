import fc from 'fast-check';
import { readNumber } from './readNumber';

const locales = ['en-GB', 'en-US', 'fr-CA', 'fr-FR', 'de-DE', 'nl-NL', 'pl-PL', 'pt-PT'] as const;

test.each([
  ['10,50', 'de-DE', 10.5],
  ['10.50', 'de-DE', 10.5],
  ['1.500', 'de-DE', 1500],
  ['1.500,5', 'de-DE', 1500.5],
  ['12,50 €', 'de-DE', 12.5],
  ['10.50', 'en-GB', 10.5],
  ['10,50', 'en-GB', 10.5],
  ['1,500', 'en-GB', 1500],
  ['£1,500.50', 'en-GB', 1500.5],
  ['1,234,567', 'en-GB', 1_234_567],
  ['1 500,5', 'fr-FR', 1500.5],
  ['1.500', 'pl-PL', 1.5],
  ['7.', 'en-GB', 7],
  ['5 - 7', 'en-GB', 5],
])('%s in %s', (text, locale, expected) => {
  expect(readNumber(text, locale)).toBe(expected);
});

test.each(['', 'free', ',', '€'])('%p is no number', (text) => {
  expect(readNumber(text, 'de-DE')).toBeUndefined();
});

test('an amount that a locale wrote is read as that amount, with and without its currency and its groups', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom<Intl.NumberFormatOptions>(
        { minimumFractionDigits: 2 },
        { minimumFractionDigits: 2, useGrouping: false },
        { style: 'currency', currency: 'EUR' },
        { style: 'currency', currency: 'GBP' },
      ),
      (locale, minor, options) => {
        const amount = minor / 100;
        expect(readNumber(new Intl.NumberFormat(locale, options).format(amount), locale)).toBe(amount);
      },
    ),
  );
});
