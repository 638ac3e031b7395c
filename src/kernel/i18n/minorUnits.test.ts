import { toMinorUnits } from './minorUnits';

test('an amount is counted in the smallest unit of its own currency', () => {
  expect(toMinorUnits(21.95, 'GBP')).toBe(2195);
  expect(toMinorUnits(1.15, 'EUR')).toBe(115);
  expect(toMinorUnits(2195, 'JPY')).toBe(2195);
});
