import type { Db } from '../../db/open';
import type { AttributeData, ProductData } from '../catalogueData';
import { byStrength, strengthOf } from '../packFacets';
import type { SeedVariant } from '../readCatalogue';
import { upsert, upsertId } from '../upsert';

/** '60 capsules' before '120 capsules', then by the alphabet. */
const bySize = (a: string, b: string): number => a.localeCompare(b, 'en-GB', { numeric: true });

/** Only the shop's own products have packs. */
interface WithPack {
  product?: Pick<ProductData, 'pack'>;
}

/** Rows from which options are collected. */
interface OptionSource {
  attributes: readonly AttributeData[];
  products: readonly (WithPack & { variants: readonly (WithPack & Pick<SeedVariant, 'options'>)[] })[];
}

const collectedOptions = ({ products }: OptionSource, code: string): string[] => {
  const labels = products.flatMap(({ variants }) => variants.map((variant) => variant.options[code]));
  const strengths =
    code === 'strength'
      ? products.flatMap(({ product, variants }) =>
          [product, ...variants.map((variant) => variant.product)].map((found) => found && strengthOf(found)),
        )
      : [];
  const known = new Set([...labels, ...strengths].filter((label) => label !== undefined));
  return [...known].sort(code === 'strength' ? byStrength : bySize);
};

/** Attributes and their options: those of attributes.json in its order, then what only the products name. */
export const seedAttributes = (db: Db, catalogue: OptionSource): void => {
  catalogue.attributes.forEach((attribute, index) => {
    const attributeId = upsertId(db, 'attribute', ['code'], {
      code: attribute.code,
      label: attribute.label,
      is_filterable: attribute.isFilterable ? 1 : 0,
      is_searchable: attribute.isSearchable === false ? 0 : 1,
      is_comparable: attribute.isComparable ? 1 : 0,
      position: (index + 1) * 10,
    });
    const listed = attribute.options.map(({ label }) => label);
    const collected = collectedOptions(catalogue, attribute.code).filter((label) => !listed.includes(label));
    const swatches = new Map(attribute.options.map(({ label, swatch }) => [label, swatch]));
    [...listed, ...collected].forEach((label, position) => {
      upsert(db, 'attribute_option', ['attribute_id', 'label'], {
        attribute_id: attributeId,
        label,
        position: (position + 1) * 10,
        swatch: swatches.get(label) ?? null,
      });
    });
  });
};

/** Finds options by attribute code and label. @throws when there is none, so that a typing mistake is found. */
export const optionFinder = (db: Db) => {
  const rows = db.all<{ code: string; label: string; attribute_id: number; id: number }>(
    'SELECT a.code, o.label, o.attribute_id, o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id',
  );
  const known = new Map(rows.map((row) => [`${row.code}:${row.label}`, row]));
  return (code: string, label: string): { attribute_id: number; id: number } => {
    const option = known.get(`${code}:${label}`);
    if (!option) throw new Error(`The attribute '${code}' has no option '${label}'.`);
    return option;
  };
};
