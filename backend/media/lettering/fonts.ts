import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff2 } from './woff2';

/** `display` carries names, doses and the brand; `text` everything smaller (design 2.2). */
export type Face = 'display' | 'text';

interface Source {
  files: readonly string[];
  weight: number;
}

/** A character is looked up in the files from left to right. */
const SOURCES: Readonly<Record<Face, Source>> = {
  display: {
    weight: 560,
    files: ['latin', 'latin-ext', 'vietnamese', 'greek', 'math'].map(
      (subset) => `@fontsource-variable/ysabeau-office/files/ysabeau-office-${subset}-wght-normal.woff2`,
    ),
  },
  text: {
    weight: 520,
    files: ['latin', 'latin-ext'].map(
      (subset) => `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`,
    ),
  },
};

const resolveFile = createRequire(import.meta.url).resolve;
const opened = new Map<string, Font>();

function openFont(file: string, weight: number): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = create(unpackWoff2(readFileSync(resolveFile(file))));
  if (!('getVariation' in font)) throw new TypeError(`${file} is a font collection`);
  const varied = font.getVariation({ wght: weight });
  opened.set(file, varied);
  return varied;
}

/** The first font of the face that has the character, undefined when none does. */
export function fontFor(face: Face, codePoint: number): Font | undefined {
  const { files, weight } = SOURCES[face];
  for (const file of files) {
    const font = openFont(file, weight);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}
