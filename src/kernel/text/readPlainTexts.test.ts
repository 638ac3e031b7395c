import fc from 'fast-check';
import { decode } from './decode';
import { decodeAll } from './decodeAll';
import { readPlainTexts } from './readPlainTexts';

const product = {
  name: 'Men&#039;s D&amp;K &reg;',
  url_key: 'men&amp;s',
  uid: 'a&amp;b',
  description: { html: '<p>Salt &amp; pepper</p>' },
  categories: [{ name: 'Caf&#233;', breadcrumbs: [{ category_name: 'A &amp; B' }] }],
};

test('names are decoded, identifiers and HTML are not', () => {
  expect(readPlainTexts(product)).toEqual({
    ...product,
    name: "Men's D&K ®",
    categories: [{ name: 'Café', breadcrumbs: [{ category_name: 'A & B' }] }],
  });
});

test('what was typed and chosen is decoded, the identifier of a facet is not', () => {
  const typed = { label: 'Engraving', value: 'For Jane &amp; Co &lt;b&gt;' };
  const facet = { label: 'D&amp;K', value: 'd&amp;k', count: 3 };
  expect(readPlainTexts([typed, facet, { value: 'a&amp;b' }])).toEqual([
    { label: 'Engraving', value: 'For Jane & Co <b>' },
    { label: 'D&K', value: 'd&amp;k', count: 3 },
    { value: 'a&amp;b' },
  ]);
});

test('an answer without entities is the same object, and one that is read again is not decoded twice by its link', () => {
  const answer = { name: 'R&D', items: [{ label: 'Tom & Jerry' }] };
  expect(readPlainTexts(answer)).toBe(answer);
  expect(decode('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('a rare entity is found in the whole table', async () => {
  await expect(
    readPlainTexts({ name: 'Cr&egrave;me br&ucirc;l&eacute;e &hellip; &#x26; &amp;lt; &bogus;' }),
  ).resolves.toEqual({
    name: 'Crème brûlée … & &lt; &bogus;',
  });
});

test('text without entities stays as it is, whatever it holds, and both ways agree on what both know', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll('&', '+');
      expect(decode(plain)).toBe(plain);
      const escaped = text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#039;');
      expect(decode(escaped)).toBe(text);
      expect(decodeAll(JSON.stringify({ name: escaped }))).toEqual({ name: text });
    }),
  );
});
