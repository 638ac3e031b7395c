import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** `display` carries names, doses and the brand; `text` everything smaller. */
export type Face = 'display' | 'text';

interface Source {
  files: readonly string[];
  weight: number;
}

const fileOf = (family: string) => (subset: string) =>
  `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;

const DISPLAY_FILES = ['latin', 'latin-ext', 'vietnamese', 'greek', 'math'].map(fileOf('ysabeau-office'));
const TEXT_FILES = ['latin', 'latin-ext'].map(fileOf('instrument-sans'));

/**
 * A character is looked up in the files from left to right. Instrument Sans has no micro sign, and
 * a label without it would state a wrong amount, so the other family stands behind it.
 */
const SOURCES: Readonly<Record<Face, Source>> = {
  display: { weight: 560, files: DISPLAY_FILES },
  text: { weight: 520, files: [...TEXT_FILES, ...DISPLAY_FILES] },
};

const resolveFile = createRequire(import.meta.url).resolve;
const unpacked = new Map<string, Buffer>();
const opened = new Map<string, Font>();
let loading: Promise<void> | undefined;

const unpackAll = async (): Promise<void> => {
  // One after the other, and copied at once: what the unpacker returns is a view of its own memory.
  for (const file of new Set(Object.values(SOURCES).flatMap(({ files }) => files))) {
    unpacked.set(file, Buffer.from(await decompress(readFileSync(resolveFile(file)))));
  }
};

/** Unpacks the font files, once; fontkit varies the weight of TrueType files only. Pictures can be drawn when it is done. */
export const loadFonts = (): Promise<void> => (loading ??= unpackAll());

function openFont(file: string, weight: number): Font {
  const key = `${file} ${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const bytes = unpacked.get(file);
  if (bytes === undefined) throw new Error('The fonts of the labels are not loaded yet.');
  const font = create(bytes);
  if (!('getVariation' in font)) throw new TypeError(`${file} is a font collection`);
  const varied = font.getVariation({ wght: weight });
  opened.set(key, varied);
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
