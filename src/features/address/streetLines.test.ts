import fc from 'fast-check';
import { fitLines, takenLines } from './streetLines';

const street = ['Flat 4', 'The Old Mill', '12 High Street', 'Little Snoring'];

test('what does not fit stands at the end of the last line', () => {
  expect(fitLines(street, 2)).toEqual(['Flat 4', 'The Old Mill, 12 High Street, Little Snoring']);
  expect(fitLines(street, 1)).toEqual([street.join(', ')]);
  expect(fitLines(street, 4)).toEqual(street);
});

test('a backend that does not tell keeps as many lines as an address has', () => {
  expect(takenLines({ streetLines: 2, refusesMoreLines: false }, street)).toEqual(street);
  expect(takenLines({ streetLines: 2, refusesMoreLines: true }, street)).toHaveLength(2);
});

test('no line is lost, and there are no more than there may be', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 9 }), (lines, count) => {
      const fitted = fitLines(lines, count);
      expect(fitted.length).toBeLessThanOrEqual(count);
      expect(fitted.join(', ')).toBe(lines.join(', '));
    }),
  );
});
