/** The readable name of an option, as filters and addresses carry it: 'Immune function' is `immune-function`, '25 µg' is `25-ug`. */
export const optionSlug = (label: string): string =>
  label
    .replaceAll('µ', 'u')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Attributes whose options have a readable value (schema/extensions/productFilters.graphqls). */
const readableAttributes: ReadonlySet<string> = new Set([
  'need',
  'form',
  'dietary',
  'nutrient',
  'audience',
  'strength',
  'supply',
]);

/** The value by which a facet names an option: its readable name, or as in the real backend its id. */
export const optionValue = (attributeCode: string, optionId: number, label: string): string =>
  readableAttributes.has(attributeCode) ? optionSlug(label) : String(optionId);
