import { mostCompared } from './compared';

/** Path of the comparison. */
const path = '/compare';

/** Parameter that names the products: SKUs, each by itself, because one may hold any sign. */
const parameter = 'sku';

/** Address of the comparison of some products, which can be shared. */
export const comparePath = (skus: readonly string[]): string => {
  const query = new URLSearchParams(skus.map((sku) => [parameter, sku])).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The products that an address compares. */
export const readComparedSkus = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).getAll(parameter))]
    .filter((sku) => sku !== '' && sku.length <= 64)
    .slice(0, mostCompared);
