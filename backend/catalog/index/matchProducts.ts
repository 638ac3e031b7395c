import type { Db } from '../../db/open';
import { createNameMatch } from '../../search/createMatch';
import type { ListingFilter } from '../listing/listingFilter';

import { addBit, createBits, forEachBit, intersect, removeBit, unite, type Bits } from './bits';
import { subtreeOf, type CatalogueIndex } from './catalogueIndex';
import { findIdsBy } from './indexQueries';
import { readTextSet } from './textHits';

/** Selection of a listing: a filter, and an expression of the product index or null. */
export interface Listing {
  filter: ListingFilter;
  match: string | null;
}

const setOfIds = ({ places, capacity }: CatalogueIndex, ids: readonly number[]): Bits => {
  const set = createBits(capacity);
  for (const id of ids) {
    const place = places[id];
    if (place !== undefined) addBit(set, place);
  }
  return set;
};

const unionOf = ({ capacity }: CatalogueIndex, sets: readonly (Bits | undefined)[]): Bits => {
  const union = createBits(capacity);
  for (const set of sets) if (set) unite(union, set);
  return union;
};

const keepPrices = ({ products }: CatalogueIndex, set: Bits, { priceFromMinor, priceToMinor }: ListingFilter): void => {
  if (priceFromMinor === null && priceToMinor === null) return;
  const from = priceFromMinor ?? 0;
  const to = priceToMinor ?? Infinity;
  forEachBit(set, (place) => {
    const price = products[place]?.price ?? -1;
    if (price < from || price > to) removeBit(set, place);
  });
};

/**
 * The products that a listing selects: visible and enabled ones that match the text and every filter. A category
 * includes what stands below it. Products out of stock are listed as the merchant says (the real backend's setting
 * "Display Out of Stock Products"); their addresses lead to them in any case.
 */
export const matchProducts = (db: Db, index: CatalogueIndex, { filter, match }: Listing): Bits => {
  const set = index.listed.slice();
  if (match !== null) intersect(set, readTextSet(db, index, match));
  if (filter.categoryIds) {
    const active = filter.categoryIds.filter((id) => index.paths.has(id));
    intersect(
      set,
      unionOf(
        index,
        active.map((id) => subtreeOf(index, id)),
      ),
    );
  }
  if (filter.skus) intersect(set, setOfIds(index, findIdsBy(db, 'sku', filter.skus)));
  if (filter.urlKeys) intersect(set, setOfIds(index, findIdsBy(db, 'url_key', filter.urlKeys)));
  for (const { ids } of filter.options)
    intersect(
      set,
      unionOf(
        index,
        ids.map((id) => index.options.get(id)),
      ),
    );
  if (filter.name !== null) {
    const expression = createNameMatch(filter.name);
    intersect(set, expression === null ? createBits(index.capacity) : readTextSet(db, index, expression));
  }
  if (filter.isInStockOnly) intersect(set, index.inStock);
  keepPrices(index, set, filter);
  return set;
};
