import { loadFonts } from './fonts';
import { drawText, fitText, measureText } from './text';

beforeAll(loadFonts);

test('a line is as wide as its letters and closer where the font kerns', () => {
  const apart = measureText('A', 'display', 100) + measureText('V', 'display', 100);
  expect(measureText('AV', 'display', 100)).toBeLessThan(apart);
  expect(measureText('', 'text', 100)).toBe(0);
});

const outlines = (text: string, face: 'display' | 'text'): string =>
  drawText(text, 0, 0, 10, { face }).replace(/.*?<path/, '<path');

test.each(['display', 'text'] as const)('has every letter that labels need in the %s face', (face) => {
  // A micro sign that falls back to a hyphen would state a wrong amount.
  for (const char of 'µμéèïöüßłżąćńœøåğ½×®™–’,+&%*/()') {
    expect(outlines(char, face)).not.toBe(outlines('-', face));
  }
  expect(outlines('é', face)).not.toBe(outlines('e', face));
  expect(outlines('µ', face)).toBe(outlines('μ', face));
});

test('puts a hyphen where no font has the letter, and nothing for marks and controls', () => {
  const width = measureText('-', 'display', 100);
  expect(measureText('漢', 'display', 100)).toBe(width);
  expect(measureText('\u0000', 'display', 100)).toBe(0);
  expect(measureText('\u00a0', 'display', 100)).toBe(measureText(' ', 'display', 100));
});

test('fits a line into a width without growing past its size', () => {
  const size = fitText('Bisglycinate', 'text', 50, 40);
  expect(measureText('Bisglycinate', 'text', size)).toBeCloseTo(50);
  expect(fitText('Bis', 'text', 5000, 40)).toBe(40);
  expect(fitText('', 'text', 50, 40)).toBe(40);
});

test('letters have the weight of the label, 560: the stem of H is 98 thousandths of an em wide', () => {
  expect(drawText('H', 0, 0, 10)).toContain('M103 0L103 -658L201 -658L201 0Z');
});
