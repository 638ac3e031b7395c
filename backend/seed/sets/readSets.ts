import type { ProductData } from '../catalogueData';
import { readJson } from '../dataFiles';
import type { SeedProduct } from '../readCatalogue';

/** Several products of the range that are sold together for less. */
export interface SetData {
  key: string;
  sku: string;
  name: string;
  /** The line below the name on cards. */
  packSummary: string;
  summary: string;
  description: string[];
  need: string[];
  dietary: string[];
  /** How much less than its parts it costs. */
  percentOff: number;
  badge: string;
  /** Each part is one pack; where it has several choices, the shopper picks one, and the first is proposed. */
  parts: { title: string; choices: string[] }[];
  /** Questions that are asked about it. */
  faqs: { question: string; answer: string }[];
  /** The products that its parts are packs of: their pages lead to it. */
  related: string[];
}

/** Where every set stands. */
export const setCategory = 'sets';

/** The sets of the seed. @throws where the file is no JSON. */
export const readSets = (): SetData[] => readJson<SetData[]>('sets.json');

/** Finds a product or a variant by its key. @throws when there is none, so that a typing mistake is found. */
export const soldByKey = (products: readonly SeedProduct[]): ((key: string) => ProductData) => {
  const sold = products.flatMap(({ product, variants }) => [product, ...variants.map((variant) => variant.product)]);
  const byKey = new Map(sold.map((product) => [product.key, product]));
  return (key) => {
    const product = byKey.get(key);
    if (!product) throw new Error(`sets.json: there is no product '${key}'.`);
    return product;
  };
};
