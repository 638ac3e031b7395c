import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { letterSets, unicodeRange } from './letters';

/** A family (SIL Open Font License 1.1). */
interface Family {
  name: string;
  /** The lightest and the boldest weight that the tokens use: every other one would make the files larger. */
  weights: { min: number; max: number };
}

const families: Readonly<Record<string, Family>> = {
  'instrument-sans': { name: 'Instrument Sans', weights: { min: 420, max: 640 } },
  'ysabeau-office': { name: 'Ysabeau Office', weights: { min: 520, max: 600 } },
};

const folder = join(import.meta.dirname, '../../src/ui/fonts');
const resolveFile = createRequire(import.meta.url).resolve;

/**
 * The name that the tokens have for a set of letters. Each set is a family of its own, which a browser looks at when the one
 * before lacks a letter. Of a family with more faces Blink prepares them all, and for those that are not loaded it asks
 * the system for a font in every size and weight: 50 ms of the first page on a slow phone.
 */
const familyName = (name: string, set: string): string =>
  `${name} ${set === 'base' ? 'Variable' : set.charAt(0).toUpperCase() + set.slice(1)}`;

const faceRule = ({ name, weights }: Family, set: string, file: string, letters: string): string => `@font-face {
  font-family: '${familyName(name, set)}';
  src: url('./${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`;

/**
 * Cuts the font files of the shop from the packages' and writes them, with their style sheet, to src/ui/fonts.
 * @param onFile is told the name and the size in bytes of each file.
 */
export const makeFonts = async (onFile: (file: string, bytes: number) => void): Promise<void> => {
  const rules = [
    '/* Made by `npm run studio -- fonts`: the letters of the eight languages, in the weights of the tokens. */',
  ];
  for (const [id, family] of Object.entries(families)) {
    for (const [set, { letters, source }] of Object.entries(letterSets)) {
      const bytes = readFileSync(resolveFile(`@fontsource-variable/${id}/files/${id}-${source}-wght-normal.woff2`));
      const file = `${id}-${set}.woff2`;
      const cut = await subsetFont(bytes, letters, { targetFormat: 'woff2', variationAxes: { wght: family.weights } });
      writeFileSync(join(folder, file), cut);
      rules.push(faceRule(family, set, file, letters));
      onFile(file, cut.length);
    }
  }
  writeFileSync(join(folder, 'fonts.css'), `${rules.join('\n')}\n`);
};
