import { optionSlug } from '../catalog/listing/optionSlug';
import type {
  AttributeData,
  CategoryData,
  ClaimData,
  LawData,
  ProductData,
  ProductFile,
  VariantData,
} from './catalogueData';
import { jsonFilesIn, readJson } from './dataFiles';
import { penceOf } from './money';
import type { FactRules } from './supplementFacts';

/** A variant with everything that it inherits from its product. */
export interface SeedVariant {
  product: ProductData;
  options: Record<string, string>;
}

/** A product as the shop shows it; a configurable one with its variants. */
export interface SeedProduct {
  product: ProductData;
  /** Empty for a simple product. */
  variants: SeedVariant[];
}

export interface Catalogue {
  categories: CategoryData[];
  attributes: AttributeData[];
  products: SeedProduct[];
  rules: FactRules;
}

const requiredFields = [
  'sku',
  'name',
  'form',
  'unit',
  'categories',
  'dietary',
  'summary',
  'description',
  'price',
  'contents',
  'portion',
  'nutrients',
  'ingredients',
  'directions',
  'pack',
  'faqs',
] as const satisfies readonly (keyof ProductData)[];

const isComplete = (product: Partial<ProductData>): product is ProductData =>
  requiredFields.every((field) => product[field] !== undefined);

const variantOf = (base: ProductData, variant: VariantData): SeedVariant => {
  const { code, options, pack, ...differences } = variant;
  const labels = Object.values(options);
  const product: ProductData = {
    ...base,
    sale: undefined,
    ...differences,
    key: `${base.key}-${optionSlug(labels.join(' '))}`,
    sku: `${base.sku}-${code}`,
    name: `${base.name}, ${labels.join(', ')}`,
    pack: { ...base.pack, ...pack },
    variants: undefined,
  };
  return { product, options };
};

/** Returns the price that the shopper pays, in pence. */
const finalPriceOf = (product: Pick<ProductData, 'price' | 'sale'>): number => penceOf(product.sale ?? product.price);

const withVariants = (base: ProductData): SeedProduct => {
  const variants = (base.variants ?? []).map((variant) => variantOf(base, variant));
  const [first, ...others] = variants;
  if (!first) return { product: base, variants };
  const cheapest = others.reduce(
    (best, candidate) => (finalPriceOf(candidate.product) < finalPriceOf(best.product) ? candidate : best),
    first,
  );
  // A list shows the product at its lowest price, so it shows the facts and the pack of that variant too.
  const product: ProductData = { ...cheapest.product, key: base.key, sku: base.sku, name: base.name };
  return { product, variants };
};

const readProducts = (): SeedProduct[] =>
  jsonFilesIn('products').flatMap((path) => {
    const { defaults, products } = readJson<ProductFile>(path);
    return products.map((data) => {
      const product = { ...defaults, ...data };
      if (!isComplete(product)) {
        const missing = requiredFields.filter((field) => product[field] === undefined);
        throw new Error(`${path}: ${data.key} lacks ${missing.join(', ')}.`);
      }
      return withVariants(product);
    });
  });

/**
 * The catalogue of the data files.
 * @throws with the file and product when something is missing or cannot be read.
 */
export const readCatalogue = (): Catalogue => ({
  categories: readJson<CategoryData[]>('categories.json'),
  attributes: readJson<AttributeData[]>('attributes.json'),
  products: readProducts(),
  rules: { law: readJson<LawData>('law.json'), claims: readJson<Record<string, ClaimData>>('claims.json') },
});
