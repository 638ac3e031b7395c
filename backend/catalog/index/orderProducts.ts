import type { Db } from '../../db/open';
import type { SortEnum } from '../../schema/resolvers.generated';
import type { SearchRanking } from '../../search/createMatch';

import { countBits, forEachBit, hasBit, type Bits } from './bits';
import { idsInSubtree, subtreeOf, type CatalogueIndex, type KnownOrder } from './catalogueIndex';
import { listPositions, type ListedProduct } from './indexQueries';
import { rankColumns } from './rankColumns';
import { readTextHits } from './textHits';

/** A sort key of `products` and its direction. */
export interface ListingSort {
  key: 'relevance' | 'position' | 'name' | 'price' | 'rating' | 'newest';
  direction: SortEnum;
}

/** Facts by which a listing can be ordered. */
export interface OrderFacts {
  /** Expression of the product index that is searched for. */
  match: string | null;
  /** What puts its hits in order; without one only how well the index finds them. */
  ranking?: SearchRanking | null;
  /** The one category that the listing shows. */
  categoryId: number | null;
}

/** A product that stands only in a category below comes after the category's own, as in the real backend's index. */
const offsetBelow = 10_000;

/** Orders that are kept; each takes 4 bytes a product. */
const mostKept = 40;

type Compare = (one: number, other: number) => number;

const compareValues = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** As SQLite's NOCASE: only the letters A to Z count as alike. */
const foldedNames = ({ products }: CatalogueIndex): string[] =>
  products.map(({ name }) => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));

const positionsIn = (db: Db, index: CatalogueIndex, categoryId: number): Float64Array => {
  const positions = new Float64Array(index.products.length).fill(Infinity);
  for (const group of listPositions(db, idsInSubtree(index, categoryId))) {
    const offset = group.categoryId === categoryId ? 0 : offsetBelow;
    group.ids.forEach((id, at) => {
      const place = index.places.get(id);
      const position = (group.positions[at] ?? 0) + offset;
      if (place !== undefined && position < (positions[place] ?? 0)) positions[place] = position;
    });
  }
  return positions;
};

/** A value for every place; places are compared by them, the smaller first. */
type Column = ArrayLike<string | number>;

const numbers = ({ products }: CatalogueIndex, read: (product: ListedProduct) => number): Column =>
  Float64Array.from(products, read);

const byColumns =
  (columns: readonly Column[]): Compare =>
  (one, other) => {
    for (const column of columns) {
      const order = compareValues(column[one] ?? 0, column[other] ?? 0);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Returns the ascending keys of an order; 'newest: DESC' is the latest first, like every date of the real backend. */
const columnsOf = (db: Db, index: CatalogueIndex, key: ListingSort['key'], facts: OrderFacts): Column[] => {
  switch (key) {
    case 'relevance': {
      // The best match has the lowest score, and the highest relevance.
      const { scores } = readTextHits(db, facts.match ?? '');
      const byScore = numbers(index, ({ id }) => -(scores.get(id) ?? 0));
      return facts.ranking ? [...rankColumns(db, index, facts.ranking), byScore] : [byScore];
    }
    case 'position':
      return [positionsIn(db, index, facts.categoryId ?? 0)];
    case 'name':
      return [foldedNames(index)];
    case 'price':
      return [numbers(index, ({ price }) => price)];
    case 'rating':
      return [numbers(index, ({ rating }) => rating), numbers(index, ({ reviews }) => reviews)];
    case 'newest':
      return [index.products.map(({ createdAt }) => createdAt)];
  }
};

const turned = (compare: Compare, direction: SortEnum): Compare =>
  direction === 'DESC' ? (one, other) => compare(other, one) : compare;

const isEffective = ({ key }: ListingSort, { match, categoryId }: OrderFacts): boolean =>
  (key !== 'relevance' || match !== null) && (key !== 'position' || categoryId !== null);

/** Places that can be in a list of those facts. */
const candidates = (db: Db, index: CatalogueIndex, { match, categoryId }: OrderFacts): Int32Array => {
  if (match !== null) {
    return Int32Array.from(readTextHits(db, match).ids.flatMap((id) => index.places.get(id) ?? []));
  }
  const set = categoryId === null ? index.listed : subtreeOf(index, categoryId);
  const places = new Int32Array(countBits(set));
  let at = 0;
  forEachBit(set, (place) => {
    places[at] = place;
    at += 1;
  });
  return places;
};

/**
 * The id decides last: descending after relevance and position, else in the direction of the last key.
 * Unavailable products come after available ones, save that a search puts the best match first.
 */
const createOrder = (db: Db, index: CatalogueIndex, sorts: readonly ListingSort[], facts: OrderFacts): KnownOrder => {
  const last = sorts.at(-1);
  const idDirection = last && last.key !== 'position' && last.key !== 'relevance' ? last.direction : 'DESC';
  const inStockFirst: Compare = (one, other) =>
    Number(hasBit(index.inStock, other)) - Number(hasBit(index.inStock, one));
  const isStockBound = sorts[0]?.key === 'relevance' && sorts.length > 1;
  const compares = [
    ...sorts.flatMap((sort, at) => [
      ...(isStockBound && at === 1 ? [inStockFirst] : []),
      turned(byColumns(columnsOf(db, index, sort.key, facts)), sort.direction),
    ]),
    turned(byColumns([numbers(index, ({ id }) => id)]), idDirection),
  ];
  const places = candidates(db, index, facts).sort((one, other) => {
    for (const compare of compares) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
  return { places, isStockBound };
};

const readOrder = (db: Db, index: CatalogueIndex, sorts: readonly ListingSort[], facts: OrderFacts): KnownOrder => {
  const { match, ranking, categoryId } = facts;
  const key = JSON.stringify([
    sorts,
    categoryId,
    match,
    ranking,
    match === null ? null : readTextHits(db, match).stamp,
  ]);
  const known = index.orders.get(key) ?? createOrder(db, index, sorts, facts);
  index.orders.delete(key);
  index.orders.set(key, known);
  if (index.orders.size > mostKept) index.orders.delete(index.orders.keys().next().value ?? '');
  return known;
};

/** Ids of one page of a set, in the order of the keys. */
export const pageOf = (
  db: Db,
  index: CatalogueIndex,
  set: Bits,
  sorts: readonly ListingSort[],
  facts: OrderFacts,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): number[] => {
  const effective = sorts.filter((sort) => isEffective(sort, facts));
  const { places } = readOrder(db, index, effective, facts);
  const [first] = effective;
  const isSplit = first !== undefined && first.key !== 'relevance';
  const ids: number[] = [];
  let before = pageSize * (currentPage - 1);
  for (const wanted of isSplit ? [true, false] : [undefined]) {
    for (const place of places) {
      if (ids.length === pageSize) return ids;
      if (!hasBit(set, place) || (wanted !== undefined && hasBit(index.inStock, place) !== wanted)) continue;
      if (before > 0) before -= 1;
      else ids.push(index.products[place]?.id ?? 0);
    }
  }
  return ids;
};
