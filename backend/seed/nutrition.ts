import type { ClaimData, LawData, WarningData } from './catalogueData';

/** A row of the facts table, as schema/extensions/supplement.graphqls names it. */
export interface NutrientAmount {
  name: string;
  amount: number;
  unit: string;
  nrv_percent: number | null;
  is_source: boolean;
}

const gramsPer: Record<string, number> = { g: 1, mg: 1e-3, µg: 1e-6 };

const inGrams = (amount: number, unit: string): number => {
  const grams = gramsPer[unit];
  if (grams === undefined) throw new Error(`${unit} is not a unit of mass.`);
  return amount * grams;
};

/** Whole per cent; the cut to twelve digits keeps 37.5 from becoming 37.4999 before it is rounded. */
const percentOf = (amount: number, unit: string, reference: { amount: number; unit: string }): number => {
  const share = (inGrams(amount, unit) * 100) / inGrams(reference.amount, reference.unit);
  return Math.round(Number(share.toPrecision(12)));
};

/**
 * Reads 'Magnesium 200 mg' and works out its share of the nutrient reference value.
 * @throws when the row cannot be read.
 */
export const readNutrient = (row: string, nrv: LawData['nrv']): NutrientAmount => {
  const match = /^(- )?(.+?) ([\d.]+) (\S.*)$/.exec(row);
  if (!match) throw new Error(`'${row}' is not a nutrient row such as 'Magnesium 200 mg'.`);
  const [, dash, name = '', number, unit = ''] = match;
  const amount = Number(number);
  const reference = dash ? undefined : nrv[name];
  return {
    name,
    amount,
    unit,
    nrv_percent: reference ? percentOf(amount, unit, reference) : null,
    is_source: dash !== undefined,
  };
};

const amountOf = (nutrients: readonly NutrientAmount[], name: string): NutrientAmount | undefined =>
  nutrients.find((row) => row.name === name);

/** Whether a daily portion with these nutrients meets the claim's condition of use. */
export const meetsClaim = (claim: ClaimData, nutrients: readonly NutrientAmount[]): boolean => {
  const { minimum } = claim;
  const rows = (claim.counts ?? [claim.nutrient]).map((name) => amountOf(nutrients, name));
  if ('nrvPercent' in minimum) return rows.every((row) => (row?.nrv_percent ?? 0) >= minimum.nrvPercent);
  if ('energyPercent' in minimum) {
    const energy = nutrients.find((row) => row.unit === 'kcal')?.amount;
    const protein = rows[0]?.amount;
    // A gram of protein gives 4 kcal (assimilated Regulation 1169/2011, annex XIV).
    return energy !== undefined && protein !== undefined && (protein * 4 * 100) / energy >= minimum.energyPercent;
  }
  const sum = rows.reduce((total, row) => total + (row ? inGrams(row.amount, row.unit) : 0), 0);
  return sum + 1e-12 >= inGrams(minimum.amount, minimum.unit);
};

/** Whether an advisory statement belongs on a product with these nutrients and ingredients. */
export const needsWarning = (
  warning: WarningData,
  nutrients: readonly NutrientAmount[],
  ingredients: readonly string[],
): boolean => {
  const { ingredient } = warning;
  if (ingredient && ingredients.some((text) => text.startsWith(ingredient))) return true;
  if (!warning.nutrient) return false;
  const row = amountOf(nutrients, warning.nutrient);
  if (!row) return false;
  if (warning.above === undefined || warning.unit === undefined) return true;
  return inGrams(row.amount, row.unit) > inGrams(warning.above, warning.unit);
};
