import type { Db } from '../../db/open';

import { addBit, createBits, removeBit, unite, type Bits } from './bits';
import {
  listActivePaths,
  listCategoryMembers,
  listEnabledVariants,
  listListed,
  listOptionMembers,
  type IdGroup,
  type ListedProduct,
} from './indexQueries';
import { moveInShopOrders, type ShopOrder, type ShopSort } from './shopOrders';

/** Room for products that are added while the shop runs; beyond it the index is rebuilt. */
const spareRoom = 1024;

/** An order of products that was asked for: their places, the first first. */
export interface KnownOrder {
  places: Int32Array;
  /** Whether it depends on what is in stock. */
  isStockBound: boolean;
  /** Called before the place at an index is read, where the order is finished as far as it is read. */
  settle?: (at: number) => void;
}

/**
 * Sort and filter keys of every visible product: sets and columns in memory, so that any list of
 * 100,000 products with its facets takes milliseconds. A product has a place, by which sets and columns know it. The
 * database stays the truth: see readCatalogueIndex.
 */
export interface CatalogueIndex {
  /** Places that sets can hold. */
  capacity: number;
  /** Products by place. One that customers no longer see keeps its place. */
  products: ListedProduct[];
  /** Places by product id: an array, because a map takes three times as long to ask. */
  places: number[];
  listed: Bits;
  inStock: Bits;
  options: Map<number, Bits>;
  /** Members of a category, without those of the categories below. */
  categories: Map<number, Bits>;
  /** Active categories: those above each, from the root to itself. */
  paths: Map<number, number[]>;
  /** Members of a category with those below, as far as it was asked for. */
  subtrees: Map<number, Bits>;
  orders: Map<string, KnownOrder>;
  /** Orders of all products, as far as they were asked for. */
  shopOrders: Map<ShopSort, ShopOrder>;
}

const setOf = (sets: Map<number, Bits>, key: number, capacity: number): Bits => {
  const known = sets.get(key);
  if (known) return known;
  const created = createBits(capacity);
  sets.set(key, created);
  return created;
};

/** The place of a product; a new one gets the next. Undefined when there is no more room. */
const placeOf = ({ places, products, capacity }: CatalogueIndex, product: ListedProduct): number | undefined => {
  const known = places[product.id];
  const place = known ?? products.length;
  if (place >= capacity) return undefined;
  places[product.id] = place;
  products[place] = product;
  return place;
};

const addMembers = (
  index: CatalogueIndex,
  sets: Map<number, Bits>,
  { key, ids }: IdGroup,
  parents?: Map<number, number>,
) => {
  const members = setOf(sets, key, index.capacity);
  for (const id of ids) {
    const own = index.places[id];
    if (own !== undefined) addBit(members, own);
    const parent = parents?.get(id);
    const place = parent === undefined ? undefined : index.places[parent];
    if (place !== undefined) addBit(members, place);
  }
};

/** Reads products, all or those of the list, into the index. False when it has no room for them. */
const load = (index: CatalogueIndex, db: Db, ids: readonly number[] | null): boolean => {
  for (const product of listListed(db, ids)) {
    const place = placeOf(index, product);
    if (place === undefined) return false;
    addBit(index.listed, place);
    if (product.isInStock) addBit(index.inStock, place);
  }
  const parents = new Map<number, number>();
  for (const { key, ids: children } of listEnabledVariants(db, ids)) {
    for (const child of children) parents.set(child, key);
  }
  // A product has the options of its variants too.
  const optionOwners = ids === null ? null : [...ids, ...parents.keys()];
  for (const group of listOptionMembers(db, optionOwners)) addMembers(index, index.options, group, parents);
  for (const group of listCategoryMembers(db, ids)) addMembers(index, index.categories, group);
  return true;
};

/** Reads the whole catalogue. */
export const buildIndex = (db: Db): CatalogueIndex => {
  const { total } = db.get<{ total: number }>(
    'SELECT count(*) AS total FROM product WHERE is_visible = 1 AND is_enabled = 1',
  ) ?? {
    total: 0,
  };
  const capacity = total + spareRoom;
  const index: CatalogueIndex = {
    capacity,
    products: [],
    places: [],
    listed: createBits(capacity),
    inStock: createBits(capacity),
    options: new Map(),
    categories: new Map(),
    paths: new Map(listActivePaths(db).map(({ id, path }) => [id, path.split('/').map(Number)])),
    subtrees: new Map(),
    orders: new Map(),
    shopOrders: new Map(),
  };
  load(index, db, null);
  return index;
};

const orderColumns = [
  'name',
  'price',
  'rating',
  'reviews',
  'createdAt',
  'isBestSeller',
] as const satisfies (keyof ListedProduct)[];

const forgetOrders = (index: CatalogueIndex, isStockOnly: boolean): void => {
  for (const [key, { isStockBound }] of index.orders) if (!isStockOnly || isStockBound) index.orders.delete(key);
};

/**
 * Reads some products again.
 * @param isStockOnly nothing but whether they are in stock has changed, so that known orders stay.
 * @returns false when there is no room for new ones: the index must then be rebuilt.
 */
export const reloadProducts = (
  index: CatalogueIndex,
  db: Db,
  ids: readonly number[],
  isStockOnly: boolean,
): boolean => {
  const before = ids.map((id) => index.products[index.places[id] ?? -1]);
  for (const id of ids) {
    const place = index.places[id];
    if (place === undefined) continue;
    for (const bits of [index.listed, index.inStock, ...index.options.values(), ...index.categories.values()]) {
      removeBit(bits, place);
    }
  }
  if (!load(index, db, ids)) return false;
  index.subtrees.clear();
  const now = ids.map((id) => index.products[index.places[id] ?? -1]);
  moveInShopOrders(
    index,
    ids.flatMap((id) => index.places[id] ?? []),
  );
  const isOrderKept =
    isStockOnly &&
    now.every((product, at) => orderColumns.every((column) => product?.[column] === before[at]?.[column]));
  forgetOrders(index, isOrderKept);
  return true;
};

/** Members of an active category and of the active ones below it. */
export const subtreeOf = (index: CatalogueIndex, categoryId: number): Bits => {
  const known = index.subtrees.get(categoryId);
  if (known) return known;
  const members = createBits(index.capacity);
  for (const [id, path] of index.paths) {
    const own = path.includes(categoryId) ? index.categories.get(id) : undefined;
    if (own) unite(members, own);
  }
  index.subtrees.set(categoryId, members);
  return members;
};

/** Ids of the active categories in or below one. */
export const idsInSubtree = ({ paths }: CatalogueIndex, categoryId: number): number[] =>
  [...paths].filter(([, path]) => path.includes(categoryId)).map(([id]) => id);
