import type { ClaimData, LawData, ProductData } from './catalogueData';
import { nutrientForms } from './nutrientForms';
import { meetsClaim, needsWarning, readNutrient } from './nutrition';
import type { NutrientAmount } from './nutrition';

/** Content of product.supplement, as schema/extensions/supplement.graphqls names it. */
export interface SupplementFacts {
  legal_name: string;
  latin_name: string | null;
  form: string;
  daily_portion: string;
  servings: number;
  directions: string;
  nutrients: (NutrientAmount & { forms: string[] })[];
  ingredients: { name: string; is_allergen: boolean }[];
  allergens: string[];
  warnings: string[];
  storage: string;
  net_quantity: string;
  origin: string | null;
  manufacturer: string;
  dietary: string[];
  claims: { nutrient: string; text: string; condition: string }[];
}

/** Rules of the facts: reference values, statements and authorised claims. */
export interface FactRules {
  law: LawData;
  claims: Record<string, ClaimData>;
}

const allergenPattern = /\*([^*]+)\*/g;

/** 'capsule' and 120 give '120 capsules', 'gummy' gives 'gummies'; measures stay as they are. */
const quantityText = (contents: number, unit: string): string => {
  if (unit === 'g' || unit === 'ml' || contents === 1) return `${contents} ${unit}`;
  return `${contents} ${unit.endsWith('y') ? `${unit.slice(0, -1)}ies` : `${unit}s`}`;
};

const netQuantity = (product: ProductData): string => {
  const quantity = quantityText(product.contents, product.unit);
  return product.unitGrams ? `${quantity}, ${Math.round(product.contents * product.unitGrams)} g` : quantity;
};

const warningsOf = (product: ProductData, nutrients: readonly NutrientAmount[], law: LawData): string[] => {
  for (const key of product.warnings ?? []) {
    if (!law.warnings[key]) throw new Error(`${product.sku}: there is no warning '${key}'.`);
  }
  const extra = Object.entries(law.warnings)
    .filter(
      ([key, warning]) => product.warnings?.includes(key) || needsWarning(warning, nutrients, product.ingredients),
    )
    .map(([, warning]) => warning.text);
  return [...law.statements, ...extra];
};

const claimsOf = (product: ProductData, nutrients: readonly NutrientAmount[], claims: FactRules['claims']) =>
  (product.claims ?? []).map((key) => {
    const claim = claims[key];
    if (!claim) throw new Error(`${product.sku}: there is no claim '${key}'.`);
    if (!meetsClaim(claim, nutrients)) throw new Error(`${product.sku} does not meet the condition of '${key}'.`);
    return { nutrient: claim.nutrient, text: claim.text, condition: claim.condition };
  });

/**
 * Returns the facts that the law demands on the product's page.
 * @throws when a claim's condition of use is not met, or a claim or warning does not exist.
 */
export const supplementFactsOf = (product: ProductData, { law, claims }: FactRules): SupplementFacts => {
  const nutrients = product.nutrients.map((row) => readNutrient(row, law.nrv));
  const allergens = product.ingredients.flatMap((text) =>
    [...text.matchAll(allergenPattern)].map((match) => (match[1] ?? '').toLowerCase()),
  );
  return {
    legal_name: 'Food supplement',
    latin_name: product.latin ?? null,
    form: product.form,
    daily_portion: product.portion.text,
    servings: Math.floor(product.contents / product.portion.amount + 1e-9),
    directions: product.directions,
    nutrients: nutrientForms(
      nutrients,
      product.ingredients.map((name) => name.replaceAll('*', '')),
    ),
    ingredients: product.ingredients.map((text) => ({
      name: text.replaceAll('*', ''),
      is_allergen: text.includes('*'),
    })),
    allergens: [...new Set(allergens)],
    warnings: warningsOf(product, nutrients, law),
    storage: product.storage ?? law.storage,
    net_quantity: netQuantity(product),
    origin: product.origin ?? null,
    manufacturer: law.manufacturer,
    dietary: product.dietary,
    claims: claimsOf(product, nutrients, claims),
  };
};
