import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackWoff2 } from './woff2';

const resolveFile = createRequire(import.meta.url).resolve;
const file = readFileSync(
  resolveFile('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);

test('the unpacked font has the outlines of the packed one', () => {
  const packed = create(file);
  const plain = create(unpackWoff2(file));
  if (!('glyphForCodePoint' in packed) || !('glyphForCodePoint' in plain)) throw new Error('A collection');
  expect(plain.numGlyphs).toBe(packed.numGlyphs);
  // Simple, composite and empty glyphs.
  for (const char of 'Hg8é½% ') {
    const code = char.codePointAt(0) ?? 0;
    const [a, b] = [plain.glyphForCodePoint(code), packed.glyphForCodePoint(code)];
    expect(a.path.toSVG()).toBe(b.path.toSVG());
    expect(a.advanceWidth).toBe(b.advanceWidth);
  }
});

test('refuses other files and files that end early', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF0000'))).toThrow(RangeError);
  expect(() => unpackWoff2(file.subarray(0, 100))).toThrow();
});
