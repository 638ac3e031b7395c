import type { CatalogueIndex } from './catalogueIndex';
import type { ListedProduct } from './indexQueries';

/** Sort keys that put the whole shop in order, whatever a list shows of it. */
export type ShopSort = 'id' | 'name' | 'price' | 'rating' | 'newest';

type OrderKey = string | number;

/** All places in ascending order of a key, the id deciding between equals. */
export interface ShopOrder {
  /** The key of each place. */
  keys: OrderKey[];
  places: Int32Array;
  /** The rank of each place; equals have the same. */
  ranks: Int32Array;
}

/** As SQLite's NOCASE: only the letters A to Z count as alike. */
const foldName = ({ name }: ListedProduct): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Room for the reviews in the key of a rating. */
const reviewRoom = 2 ** 32;

const keyOf: Record<ShopSort, (product: ListedProduct) => OrderKey> = {
  id: ({ id }) => id,
  name: foldName,
  price: ({ price }) => price,
  rating: ({ rating, reviews }) => rating * reviewRoom + reviews,
  newest: ({ createdAt }) => createdAt,
};

const compare = (one: OrderKey, other: OrderKey): number => (one < other ? -1 : one > other ? 1 : 0);

const orderById = ({ products }: CatalogueIndex): ShopOrder => {
  const keys = products.map(keyOf.id);
  const places = Int32Array.from(products.keys()).sort((one, other) => compare(keys[one] ?? 0, keys[other] ?? 0));
  const ranks = new Int32Array(places.length);
  places.forEach((place, rank) => (ranks[place] = rank));
  return { keys, places, ranks };
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
  // Loops: `from` with a function goes through an iterator, which takes longer than the sort.
  const sorted = new Float64Array(places.length);
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = keyAt(at) * count + toTie(ranks[places[at] ?? 0] ?? 0);
  sorted.sort();
  const ordered = new Int32Array(sorted.length);
  for (let at = 0; at < ordered.length; at += 1) ordered[at] = byId[toTie((sorted[at] ?? 0) % count)] ?? 0;
  return ordered;
};

const orderBy = (index: CatalogueIndex, sort: Exclude<ShopSort, 'id'>): ShopOrder => {
  const keys = index.products.map(keyOf[sort]);
  const rankByKey = new Map([...new Set(keys)].sort(compare).map((key, rank) => [key, rank]));
  const ranks = Int32Array.from(keys, (key) => rankByKey.get(key) ?? 0);
  const places = sortPlaces(index, Int32Array.from(index.products.keys()), (at) => ranks[at] ?? 0, false);
  return { keys, places, ranks };
};

/** The order of the whole shop by a key; made once, and then kept up with what changes. */
export const shopOrder = (index: CatalogueIndex, sort: ShopSort): ShopOrder => {
  const known = index.shopOrders.get(sort);
  if (known) return known;
  const order = sort === 'id' ? orderById(index) : orderBy(index, sort);
  index.shopOrders.set(sort, order);
  return order;
};

/** Makes those that a shopper may ask for first. */
export const warmShopOrders = (index: CatalogueIndex): void => {
  for (const sort of ['name', 'price', 'rating', 'newest'] as const) shopOrder(index, sort);
};

/** Two ascending lists as one. */
const merge = (one: Int32Array, other: readonly number[], isBefore: (a: number, b: number) => boolean): Int32Array => {
  const merged = new Int32Array(one.length + other.length);
  let next = 0;
  let at = 0;
  for (const place of other) {
    for (let known = one[next]; known !== undefined && isBefore(known, place); known = one[next]) {
      merged[at++] = known;
      next += 1;
    }
    merged[at++] = place;
  }
  merged.set(one.subarray(next), at);
  return merged;
};

const moved = (index: CatalogueIndex, order: ShopOrder, places: ReadonlyMap<number, OrderKey>): ShopOrder => {
  const keys = [...order.keys];
  for (const [place, key] of places) keys[place] = key;
  const idAt = (place: number): number => index.products[place]?.id ?? 0;
  const inOrder = (one: number, other: number): number =>
    compare(keys[one] ?? 0, keys[other] ?? 0) || idAt(one) - idAt(other);
  const stay = order.places.filter((place) => !places.has(place));
  const sorted = merge(stay, [...places.keys()].sort(inOrder), (one, other) => inOrder(one, other) < 0);
  const ranks = new Int32Array(sorted.length);
  let rank = 0;
  sorted.forEach((place, at) => {
    if (at > 0 && keys[place] !== keys[sorted[at - 1] ?? 0]) rank += 1;
    ranks[place] = rank;
  });
  return { keys, places: sorted, ranks };
};

/**
 * Moves products that were read again to where they belong in the orders that are known: to sort all again would cost
 * the next shopper a quarter of a second with 100,000 products.
 */
export const moveInShopOrders = (index: CatalogueIndex, changed: readonly number[]): void => {
  for (const [sort, order] of index.shopOrders) {
    const places = new Map<number, OrderKey>();
    for (const place of changed) {
      const product = index.products[place];
      if (product && keyOf[sort](product) !== order.keys[place]) places.set(place, keyOf[sort](product));
    }
    if (places.size > 0) index.shopOrders.set(sort, moved(index, order, places));
  }
};
