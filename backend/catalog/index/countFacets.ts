import { countCommon, forEachBit, type Bits } from './bits';
import { subtreeOf, type CatalogueIndex } from './catalogueIndex';

/** How many products have a price (pence), stand in or below a category (id), or have an option (id). */
export interface FacetCount {
  value: number;
  products: number;
}

const countSets = (set: Bits, sets: Iterable<readonly [number, Bits]>): FacetCount[] =>
  [...sets].flatMap(([value, members]) => {
    const products = countCommon(set, members);
    return products > 0 ? [{ value, products }] : [];
  });

/** Products by their price. */
export const countPrices = ({ products }: CatalogueIndex, set: Bits): FacetCount[] => {
  const counts = new Map<number, number>();
  forEachBit(set, (place) => {
    const price = products[place]?.price ?? 0;
    counts.set(price, (counts.get(price) ?? 0) + 1);
  });
  return [...counts].map(([value, count]) => ({ value, products: count }));
};

/** Products by the active categories in or below which they stand. */
export const countCategories = (index: CatalogueIndex, set: Bits): FacetCount[] =>
  countSets(
    set,
    [...index.paths.keys()].map((id) => [id, subtreeOf(index, id)] as const),
  );

/** Products by their options and those of their variants. */
export const countOptions = ({ options }: CatalogueIndex, set: Bits): FacetCount[] => countSets(set, options);
