import { contaminants } from '../../certificates/contaminants';
import type { StoredResult } from '../../certificates/models';
import { type Draw, drawFrom } from '../draw';
import type { NutrientAmount } from '../nutrition';

/** A certificate of the seed. */
export interface SeedCertificate {
  number: string;
  madeOn: string;
  bestBefore: string;
  testedOn: string;
  laboratory: string;
  reportNumber: string;
  results: StoredResult[];
}

/** Days on which batches were made, the newest first; what was launched later has only the later ones. */
const batchDays = ['2026-10-06', '2026-07-14', '2026-03-10'] as const;
const dayMs = 86_400_000;
const laboratories = ['Severnside Analytical, Avonmouth', 'Pennine Food Laboratory, Halifax'] as const;

/** What may be measured, of what is declared: tolerances for vitamins and minerals, as guidance for control has them. */
const tolerance = { least: 0.8, most: 1.5 } as const;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** As many digits as a laboratory gives. */
const rounded = (amount: number, digits = 3): number => Number(amount.toPrecision(digits));

const measuredNutrients = (nutrients: readonly NutrientAmount[], draw: Draw): StoredResult[] =>
  nutrients.flatMap(({ name, unit, amount, is_source: isSource }, place) =>
    isSource
      ? []
      : {
          place,
          name,
          unit,
          declared: amount,
          least: rounded(amount * tolerance.least),
          most: rounded(amount * tolerance.most),
          // What ages in the jar is filled a little above.
          measured: rounded(amount * (0.99 + 0.12 * draw.share())),
        },
  );

const measuredContaminants = (draw: Draw): StoredResult[] =>
  contaminants.map(({ name, most }) => ({
    place: null,
    name,
    unit: 'mg/kg',
    declared: null,
    least: null,
    most,
    measured: rounded(most * (0.004 + 0.03 * draw.share()), 2),
  }));

/** Two letters of a product: the first ones of its words, or of its word. */
const lettersOf = (key: string): string => {
  const words = key.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '');
  return letters.slice(0, 2).toUpperCase();
};

/** A product with what is measured of its batches. */
export interface Tested {
  key: string;
  /** Its place among all products, in two digits of its batch numbers. */
  place: number;
  nutrients: readonly NutrientAmount[];
  launched?: string | undefined;
}

/** Certificates of a product's batches, the same at every start. */
export const drawCertificates = ({ key, place, nutrients, launched = '' }: Tested): SeedCertificate[] => {
  const draw = drawFrom(`batches of ${key}`);
  const days = batchDays.filter((day) => day >= launched);
  // What was launched last was made shortly before.
  const made = days.length > 0 ? days : [dayAfter(launched, -14)];
  return made.map((day) => {
    const madeOn = dayAfter(day, draw.below(9));
    const [year = '', month = ''] = madeOn.slice(2).split('-');
    const laboratory = draw.oneOf(laboratories);
    return {
      number: `${lettersOf(key)} ${year}${month}${String(place).padStart(2, '0')}`,
      madeOn,
      bestBefore: dayAfter(madeOn, 730),
      testedOn: dayAfter(madeOn, 5 + draw.below(5)),
      laboratory,
      reportNumber: `${laboratory.slice(0, 2).toUpperCase()}${year}-${10000 + draw.below(80000)}`,
      results: [...measuredNutrients(nutrients, draw), ...measuredContaminants(draw)],
    };
  });
};
