import { isRecord } from '../isRecord';
import type { HealthClaim, Ingredient, NutrientAmount, SupplementFacts } from '../schema/resolvers.generated';

type Json = Record<string, unknown>;

class UnreadableFacts extends Error {}

const text = (source: Json, name: string): string => {
  const value = source[name];
  if (typeof value !== 'string') throw new UnreadableFacts(`${name} is no text.`);
  return value;
};

const optionalText = (source: Json, name: string): string | null => (source[name] == null ? null : text(source, name));

const optionalNumber = (source: Json, name: string): number | null => {
  const value = source[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

const list = <Item>(source: Json, name: string, read: (item: unknown) => Item): Item[] => {
  const value = source[name];
  if (!Array.isArray(value)) throw new UnreadableFacts(`${name} is no list.`);
  return value.map(read);
};

const asText = (value: unknown): string => {
  if (typeof value !== 'string') throw new UnreadableFacts('A list holds something else than text.');
  return value;
};

const asRecord = (value: unknown): Json => {
  if (!isRecord(value)) throw new UnreadableFacts('A list holds something else than objects.');
  return value;
};

const readNutrient = (value: unknown): NutrientAmount => {
  const source = asRecord(value);
  const amount = optionalNumber(source, 'amount');
  if (amount === null) throw new UnreadableFacts('A nutrient has no amount.');
  return {
    name: text(source, 'name'),
    amount,
    unit: text(source, 'unit'),
    nrv_percent: optionalNumber(source, 'nrv_percent'),
    is_source: source.is_source === true,
    // Facts that were kept before forms were told have none.
    forms: source.forms === undefined ? [] : list(source, 'forms', asText),
  };
};

const readIngredient = (value: unknown): Ingredient => {
  const source = asRecord(value);
  return { name: text(source, 'name'), is_allergen: source.is_allergen === true };
};

const readClaim = (value: unknown): HealthClaim => {
  const source = asRecord(value);
  return { nutrient: text(source, 'nutrient'), text: text(source, 'text'), condition: text(source, 'condition') };
};

const readFacts = (source: Json): SupplementFacts => ({
  legal_name: text(source, 'legal_name'),
  latin_name: optionalText(source, 'latin_name'),
  form: text(source, 'form'),
  daily_portion: text(source, 'daily_portion'),
  servings: optionalNumber(source, 'servings'),
  directions: text(source, 'directions'),
  nutrients: list(source, 'nutrients', readNutrient),
  ingredients: list(source, 'ingredients', readIngredient),
  allergens: list(source, 'allergens', asText),
  warnings: list(source, 'warnings', asText),
  storage: text(source, 'storage'),
  net_quantity: text(source, 'net_quantity'),
  origin: optionalText(source, 'origin'),
  manufacturer: text(source, 'manufacturer'),
  dietary: list(source, 'dietary', asText),
  claims: list(source, 'claims', readClaim),
});

/**
 * Reads the stored facts of a product. Facts that are not whole are not shown at all: half a list of ingredients or
 * warnings would be worse than none.
 * @param json column `supplement` of the product.
 */
export const readSupplementFacts = (json: string | null): SupplementFacts | null => {
  if (json === null) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? readFacts(parsed) : null;
  } catch (error) {
    if (error instanceof UnreadableFacts || error instanceof SyntaxError) return null;
    throw error;
  }
};
