import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { letterSets, unicodeRange } from './letters';

const catalogues = join(import.meta.dirname, '../../i18n');
const readStyles = (file: string): string => readFileSync(join(import.meta.dirname, '../../src/ui', file), 'utf8');
const known = new Set(Object.values(letterSets).flatMap(({ letters }) => [...letters]));

test.each(readdirSync(catalogues).filter((file) => file.endsWith('.json')))(
  'the fonts have the letters of %s',
  (file) => {
    const used = new Set<string>(readFileSync(join(catalogues, file), 'utf8'));
    // Spaces have no shape of their own; the stand-in fonts have the rest.
    const missing = [...used].filter((letter) => !known.has(letter) && !/\s/.test(letter));
    expect(missing).toEqual([]);
  },
);

test('no letter is in two files', () => {
  const letters = Object.values(letterSets).flatMap(({ letters: own }) => [...own]);
  expect(letters).toHaveLength(new Set(letters).size);
});

test('neighbours are one range', () => {
  expect(unicodeRange('bacx')).toBe('U+61-63, U+78');
});

test('each file of letters is a family of its own, which the tokens name behind the first', () => {
  const families = [...readStyles('fonts/fonts.css').matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family);
  const stacks = [...readStyles('tokens.css').matchAll(/--font-(?:display|text):([^;]+);/g)].map(([, stack = '']) =>
    [...stack.matchAll(/'([^']+)'/g)].map(([, family]) => family),
  );
  expect(new Set(families).size).toBe(families.length);
  expect(stacks.flatMap((stack) => stack.slice(0, 3)).sort()).toEqual(families.sort());
});
