import type { CatalogueIndex } from './catalogueIndex';
import type { ListedProduct } from './indexQueries';

/** Sort keys that put the whole shop in order, whatever a list shows of it. */
export type ShopSort = 'id' | 'name' | 'price' | 'rating' | 'newest';

/** All places in ascending order of a key, the id deciding between equals. */
export interface ShopOrder {
  places: Int32Array;
  /** The rank of each place; equals have the same. */
  ranks: Int32Array;
}

/** As SQLite's NOCASE: only the letters A to Z count as alike. */
const foldName = ({ name }: ListedProduct): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Room for the reviews in the key of a rating. */
const reviewRoom = 2 ** 32;

const keyOf: Record<Exclude<ShopSort, 'id'>, (product: ListedProduct) => string | number> = {
  name: foldName,
  price: ({ price }) => price,
  rating: ({ rating, reviews }) => rating * reviewRoom + reviews,
  newest: ({ createdAt }) => createdAt,
};

/** What a key is made of: a change of nothing else leaves its order as it is. */
const partsOf: Record<Exclude<ShopSort, 'id'>, readonly (keyof ListedProduct)[]> = {
  name: ['name'],
  price: ['price'],
  rating: ['rating', 'reviews'],
  newest: ['createdAt'],
};

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

const orderById = ({ products }: CatalogueIndex): ShopOrder => {
  const places = Int32Array.from(products.keys()).sort(
    (one, other) => (products[one]?.id ?? 0) - (products[other]?.id ?? 0),
  );
  const ranks = new Int32Array(places.length);
  places.forEach((place, rank) => (ranks[place] = rank));
  return { places, ranks };
};

/**
 * Puts places in ascending order of whole, non-negative keys. Key and id become one number, because numbers alone are sorted
 * ten times as fast as with a function that compares.
 * @param keyAt key of the place at an index of the list; with the number of places multiplied it has to stay below 2^53.
 * @param isIdDescending whether the latest id comes first among equals.
 */
export const sortPlaces = (
  index: CatalogueIndex,
  places: Int32Array,
  keyAt: (at: number) => number,
  isIdDescending: boolean,
): Int32Array => {
  const { places: byId, ranks } = shopOrder(index, 'id');
  const count = byId.length;
  const toTie = (rank: number): number => (isIdDescending ? count - 1 - rank : rank);
  const sorted = Float64Array.from(places, (place, at) => keyAt(at) * count + toTie(ranks[place] ?? 0)).sort();
  return Int32Array.from(sorted, (key) => byId[toTie(key % count)] ?? 0);
};

const orderBy = (index: CatalogueIndex, sort: Exclude<ShopSort, 'id'>): ShopOrder => {
  const keys = index.products.map(keyOf[sort]);
  const rankByKey = new Map([...new Set(keys)].sort(compare).map((key, rank) => [key, rank]));
  const ranks = Int32Array.from(keys, (key) => rankByKey.get(key) ?? 0);
  const places = sortPlaces(index, Int32Array.from(index.products.keys()), (at) => ranks[at] ?? 0, false);
  return { places, ranks };
};

/** The order of the whole shop by a key; made once, until something of it changes. */
export const shopOrder = (index: CatalogueIndex, sort: ShopSort): ShopOrder => {
  const known = index.shopOrders.get(sort);
  if (known) return known;
  const order = sort === 'id' ? orderById(index) : orderBy(index, sort);
  index.shopOrders.set(sort, order);
  return order;
};

const isOwnKey = (sort: ShopSort): sort is Exclude<ShopSort, 'id'> => sort !== 'id';

/** Makes those that a shopper may ask for first. */
export const warmShopOrders = (index: CatalogueIndex): void => {
  for (const sort of ['name', 'price', 'rating', 'newest'] as const) shopOrder(index, sort);
};

/** Forgets the orders that a change of one product concerns; a new one concerns all. */
export const forgetShopOrders = (
  index: CatalogueIndex,
  before: ListedProduct | undefined,
  now: ListedProduct | undefined,
): void => {
  for (const sort of index.shopOrders.keys()) {
    const isSame = before && now && (!isOwnKey(sort) || partsOf[sort].every((part) => before[part] === now[part]));
    if (!isSame) index.shopOrders.delete(sort);
  }
};
