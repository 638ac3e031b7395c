import { citations, unplainWords } from './comments.mjs';

describe('citations', () => {
  it.each([
    '/** The cart in short (spec §3 Cart). */',
    '// The UK English store view (spec: store id 10).',
    '# Menu layout of a category (specification sections 2.3 and 3).',
    "test('has the labels of the specification’s footer', () => {",
    '// Rows take a larger picture (§9).',
    '/** Expected bodies: semantics 8. */',
    '// Pages of the checkout have another policy (ARCHITECTURE 7).',
    '// The shop counts seconds (architecture section 7).',
    '/** Colours of a product group (design section 5). */',
    '/** Adds to the cart (design language, buttons). */',
    '/** The plan of a line (design mock-up of the mini cart). */',
    '/** Tells which products left (faults F-12). */',
    '/** Takes a line out, with a way back (U-46). */',
    '/** One code at a time (experience 49). */',
    '/** Fewest characters (issue 3). */',
    '// As in magento-semantics.',
  ])('finds %s', (line) => {
    expect(citations(`\n${line}\n`)).toEqual([{ line: 2, text: line }]);
  });

  it.each([
    "test('F-01, A-14: buys once', () => {",
    '/** Weight of an encoding (RFC 9110 §12.5.3). */',
    '/** The part that a Range header asks for (RFC 9110, section 14). */',
    '// A header, because an unknown argument is refused (decision 021).',
    '// Rendered in slices (docs/decisions/008).',
    '/** Contrast of 4.5:1 (WCAG 2.2, 1.4.3). */',
    '/** Vitamin B-12 µg a day. */',
    "parse(readFileSync('magento-2.4.graphqls'))",
  ])('allows %s', (line) => {
    expect(citations(line)).toEqual([]);
  });

  it('finds a section of something else beside an RFC', () => {
    expect(citations('// RFC 9110 §12.5.3, and spec §4')).toHaveLength(1);
  });
});

describe('unplain words', () => {
  it('are found in any letter case, as words of their own', () => {
    expect(unplainWords('// Whoever asks.\n// Asked anew.\nconst renewed = 1;')).toEqual([
      { line: 1, text: '// Whoever asks.' },
      { line: 2, text: '// Asked anew.' },
    ]);
  });
});
