import type { ClaimData } from './catalogueData';
import { penceOf } from './money';
import { meetsClaim, readNutrient } from './nutrition';

const nrv = { Magnesium: { amount: 375, unit: 'mg' }, 'Vitamin B12': { amount: 2.5, unit: 'µg' } };
const read = (...rows: string[]) => rows.map((row) => readNutrient(row, nrv));

describe('readNutrient', () => {
  it('reads names with digits, sources and rows without a reference value', () => {
    expect(readNutrient('Vitamin B12 1000 µg', nrv)).toEqual({
      name: 'Vitamin B12',
      amount: 1000,
      unit: 'µg',
      nrv_percent: 40000,
      is_source: false,
    });
    expect(readNutrient('- from magnesium citrate 1900 mg', nrv)).toMatchObject({ is_source: true, nrv_percent: null });
    expect(readNutrient('Live cultures 10 billion CFU', nrv)).toMatchObject({ amount: 10, unit: 'billion CFU' });
  });

  it('refuses a row that it cannot read', () => {
    expect(() => readNutrient('Magnesium', nrv)).toThrow('not a nutrient row');
  });
});

describe('meetsClaim', () => {
  const claim = (minimum: ClaimData['minimum'], counts?: string[]): ClaimData => ({
    nutrient: 'Magnesium',
    text: '',
    condition: '',
    minimum,
    counts,
  });

  it('asks for 15% of the reference value', () => {
    expect(meetsClaim(claim({ nrvPercent: 15 }), read('Magnesium 57 mg'))).toBe(true);
    expect(meetsClaim(claim({ nrvPercent: 15 }), read('Magnesium 50 mg'))).toBe(false);
    expect(meetsClaim(claim({ nrvPercent: 15 }), read('Vitamin B12 10 µg'))).toBe(false);
  });

  it('adds up nutrients that count together', () => {
    const omega = claim({ amount: 250, unit: 'mg' }, ['EPA', 'DHA']);
    expect(meetsClaim(omega, read('EPA 100 mg', 'DHA 150 mg'))).toBe(true);
    expect(meetsClaim(omega, read('EPA 100 mg', 'DHA 149 mg'))).toBe(false);
  });

  it('asks for a share of the energy', () => {
    const protein = claim({ energyPercent: 12 }, ['Protein']);
    expect(meetsClaim(protein, read('Energy 100 kcal', 'Protein 3 g'))).toBe(true);
    expect(meetsClaim(protein, read('Energy 100 kcal', 'Protein 2 g'))).toBe(false);
    expect(meetsClaim(protein, read('Protein 20 g'))).toBe(false);
  });
});

describe('penceOf', () => {
  it('reads pounds without floating point noise', () => {
    expect(penceOf('24.50')).toBe(2450);
    expect(penceOf('1234.09')).toBe(123409);
  });

  it.each(['24.5', '£24.50', '-1.00', '24', ''])('refuses "%s"', (text) => {
    expect(() => penceOf(text)).toThrow('not a price');
  });
});
