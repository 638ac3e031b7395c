import type { ProductData } from './catalogueData';

/** Up to how many days each option of the attribute `supply` goes. */
const supplies: readonly (readonly [most: number, label: string])[] = [
  [30, 'Up to 30 days'],
  [60, '31 to 60 days'],
  [120, '61 to 120 days'],
  [Infinity, 'More than 120 days'],
];

/** Units of a strength, the smallest first, with what one is worth in the first of its kind. */
const units: readonly string[] = ['µg', 'mg', 'g', 'IU', 'billion'];
const mass = new Map([
  ['µg', 1],
  ['mg', 1000],
  ['g', 1_000_000],
]);

const strength = /^(\d+(?:\.\d+)?) (µg|mg|g|IU|billion)$/;

/** The strength that a pack has on its front, such as '200 mg'; undefined for '1 a day'. */
export const strengthOf = ({ pack }: { pack: Pick<ProductData['pack'], 'dose'> }): string | undefined =>
  strength.test(pack.dose) ? pack.dose : undefined;

/** Strengths from the weakest: masses as masses, then what is counted. */
export const byStrength = (one: string, other: string): number => {
  const placeOf = (label: string): [kind: number, amount: number] => {
    const [, amount = '', unit = ''] = strength.exec(label) ?? [];
    const factor = mass.get(unit);
    return factor === undefined ? [units.indexOf(unit), Number(amount)] : [0, Number(amount) * factor];
  };
  const [kind, amount] = placeOf(one);
  const [otherKind, otherAmount] = placeOf(other);
  return kind - otherKind || amount - otherAmount;
};

/** Which packs a pack of so many daily portions is found among. */
export const supplyOf = (servings: number | null | undefined): string | undefined =>
  servings ? supplies.find(([most]) => servings <= most)?.[1] : undefined;
