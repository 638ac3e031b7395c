import { distanceBetween, fromKilometres } from './distance';

const bristol = { latitude: 51.4545, longitude: -2.5879 };
const london = { latitude: 51.5074, longitude: -0.1278 };

it('is the same distance in both units', () => {
  const kilometres = distanceBetween(bristol, london, 'km');
  expect(kilometres).toBeCloseTo(170.5, 0);
  expect(fromKilometres(kilometres, 'km')).toBe(kilometres);
  expect(fromKilometres(kilometres, 'mi')).toBeCloseTo(distanceBetween(bristol, london, 'mi'), 1);
});
