import { byStrength, strengthOf, supplyOf } from './packFacets';

test('strengths are what packs call an amount, from the weakest', () => {
  const doses = ['1 g', '1000 IU', '10 billion', '25 µg', '200 mg', '400 IU', '1 a day', '20 x 500 ml', '5 billion'];
  const known = doses.flatMap((dose) => strengthOf({ pack: { dose } }) ?? []);
  expect(known.sort(byStrength)).toEqual(['25 µg', '200 mg', '1 g', '400 IU', '1000 IU', '5 billion', '10 billion']);
});

test.each([
  [null, undefined],
  [0, undefined],
  [30, 'Up to 30 days'],
  [31, '31 to 60 days'],
  [909, 'More than 120 days'],
])('a pack of %s portions is among: %s', (servings, label) => {
  expect(supplyOf(servings)).toBe(label);
});
