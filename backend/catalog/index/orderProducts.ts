import type { Db } from '../../db/open';
import type { SortEnum } from '../../schema/resolvers.generated';
import type { SearchRanking } from '../../search/createMatch';

import { countBits, forEachBit, hasBit, type Bits } from './bits';
import { idsInSubtree, subtreeOf, type CatalogueIndex, type KnownOrder } from './catalogueIndex';
import { findScores, listPositions } from './indexQueries';
import { rankColumns } from './rankColumns';
import { relevanceOrder } from './relevanceOrder';
import { shopOrder, sortPlaces, type ShopSort } from './shopOrders';
import { readTextHits, readTextSet } from './textHits';

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

const positionsIn = (db: Db, index: CatalogueIndex, categoryId: number): Float64Array => {
  const positions = new Float64Array(index.products.length).fill(Infinity);
  for (const group of listPositions(db, idsInSubtree(index, categoryId))) {
    const offset = group.categoryId === categoryId ? 0 : offsetBelow;
    group.ids.forEach((id, at) => {
      const place = index.places[id];
      const position = (group.positions[at] ?? 0) + offset;
      if (place !== undefined && position < (positions[place] ?? 0)) positions[place] = position;
    });
  }
  return positions;
};

/** A value for every place; places are compared by them, the smaller first. */
type Column = ArrayLike<number>;

const scoresIn = (db: Db, index: CatalogueIndex, match: string): Float64Array => {
  const scores = findScores(db, match, readTextHits(db, match).ids);
  return Float64Array.from(index.products, ({ id }) => -(scores.get(id) ?? 0));
};

/** Returns the ascending keys of an order; 'newest: DESC' is the latest first, like every date of the real backend. */
const columnsOf = (db: Db, index: CatalogueIndex, key: ListingSort['key'], facts: OrderFacts): Column[] => {
  switch (key) {
    case 'relevance': {
      // The best match has the lowest score, and the highest relevance.
      const byScore = scoresIn(db, index, facts.match ?? '');
      return facts.ranking ? [...rankColumns(db, index, facts.ranking), byScore] : [byScore];
    }
    case 'position':
      return [positionsIn(db, index, facts.categoryId ?? 0)];
    case 'name':
    case 'price':
    case 'rating':
    case 'newest':
      return [shopOrder(index, key).ranks];
  }
};

const compareBy =
  (columns: readonly Column[], direction: SortEnum): Compare =>
  (one, other) => {
    for (const column of columns) {
      const order = (column[one] ?? 0) - (column[other] ?? 0);
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return 0;
  };

const isEffective = ({ key }: ListingSort, { match, categoryId }: OrderFacts): boolean =>
  (key !== 'relevance' || match !== null) && (key !== 'position' || categoryId !== null);

/** Places that can be in a list of those facts. */
const candidates = (db: Db, index: CatalogueIndex, { match, categoryId }: OrderFacts): Int32Array => {
  const wide = categoryId === null ? index.listed : subtreeOf(index, categoryId);
  const set = match === null ? wide : readTextSet(db, index, match);
  const places = new Int32Array(countBits(set));
  let at = 0;
  forEachBit(set, (place) => {
    places[at] = place;
    at += 1;
  });
  return places;
};

const orderByPosition = (db: Db, index: CatalogueIndex, direction: SortEnum, facts: OrderFacts): KnownOrder => {
  const positions = positionsIn(db, index, facts.categoryId ?? 0);
  const found = candidates(db, index, facts).filter((place) => Number.isFinite(positions[place]));
  const own = Float64Array.from(found, (place) => (positions[place] ?? 0) * (direction === 'DESC' ? -1 : 1));
  const first = own.reduce((least, position) => Math.min(least, position), 0);
  return { places: sortPlaces(index, found, (at) => (own[at] ?? 0) - first, true), isStockBound: false };
};

/**
 * The id decides last: descending after relevance and position, else in the direction of the last key.
 * Unavailable products come after available ones, save that a search puts the best match first.
 */
const createOrder = (db: Db, index: CatalogueIndex, sorts: readonly ListingSort[], facts: OrderFacts): KnownOrder => {
  const { match, ranking } = facts;
  const [first] = sorts;
  const last = sorts.at(-1);
  if (first && first === last) {
    if (first.key === 'position') return orderByPosition(db, index, first.direction, facts);
    if (first.key === 'relevance' && first.direction === 'DESC' && match !== null && ranking) {
      return relevanceOrder(db, index, candidates(db, index, facts), match, ranking);
    }
  }
  const idDirection = last && last.key !== 'position' && last.key !== 'relevance' ? last.direction : 'DESC';
  const inStockFirst: Compare = (one, other) =>
    Number(hasBit(index.inStock, other)) - Number(hasBit(index.inStock, one));
  const isStockBound = first?.key === 'relevance' && sorts.length > 1;
  const compares = [
    ...sorts.flatMap((sort, at) => [
      ...(isStockBound && at === 1 ? [inStockFirst] : []),
      compareBy(columnsOf(db, index, sort.key, facts), sort.direction),
    ]),
    compareBy([shopOrder(index, 'id').ranks], idDirection),
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

const isShopSort = (key: ListingSort['key']): key is Exclude<ShopSort, 'id'> =>
  key !== 'relevance' && key !== 'position';

/** Where the products of a list stand, and from which end it is read. */
interface Walk extends Pick<KnownOrder, 'places' | 'settle'> {
  isBackwards: boolean;
}

const readOrder = (db: Db, index: CatalogueIndex, sorts: readonly ListingSort[], facts: OrderFacts): Walk => {
  const [first] = sorts;
  // One order of the whole shop serves every list: its set tells what of it is shown.
  if (!first) return { places: shopOrder(index, 'id').places, isBackwards: true };
  if (sorts.length === 1 && isShopSort(first.key)) {
    return { places: shopOrder(index, first.key).places, isBackwards: first.direction === 'DESC' };
  }
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
  return { ...known, isBackwards: false };
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
  const { places, isBackwards, settle } = readOrder(db, index, effective, facts);
  const [first] = effective;
  const isSplit = first !== undefined && first.key !== 'relevance';
  const ids: number[] = [];
  let before = pageSize * (currentPage - 1);
  for (const wanted of isSplit ? [true, false] : [undefined]) {
    for (let at = 0; at < places.length; at += 1) {
      if (ids.length === pageSize) return ids;
      settle?.(at);
      const place = places[isBackwards ? places.length - 1 - at : at] ?? 0;
      if (!hasBit(set, place) || (wanted !== undefined && hasBit(index.inStock, place) !== wanted)) continue;
      if (before > 0) before -= 1;
      else ids.push(index.products[place]?.id ?? 0);
    }
  }
  return ids;
};
