import type { Db } from '../../db/open';

import { buildIndex, reloadProducts, type CatalogueIndex } from './catalogueIndex';
import { forgetChanges, lastChange, listChangesAfter } from './indexQueries';
import { warmShopOrders } from './shopOrders';

/** More products than this are read faster all together. */
const mostReloaded = 2000;
/** Changes that are kept for an index of another process that has not read them yet. */
const changesKept = 10_000;

interface KeptIndex {
  index: CatalogueIndex;
  /** Number of the last change that it has. */
  upTo: number;
}

const kept = new WeakMap<Db, KeptIndex>();

const build = (db: Db, upTo: number): KeptIndex => {
  const built = { index: buildIndex(db), upTo };
  kept.set(db, built);
  return built;
};

/** Applies what has changed; false when it is too much, or no longer known. */
const catchUp = (db: Db, known: KeptIndex, upTo: number): boolean => {
  const changes = listChangesAfter(db, known.upTo);
  if (changes.length < upTo - known.upTo) return false;
  const ids = new Set<number>();
  for (const { product_id } of changes) {
    if (product_id === null) return false;
    ids.add(product_id);
  }
  if (ids.size > mostReloaded) return false;
  const isStockOnly = changes.every(({ is_stock }) => is_stock === 1);
  if (!reloadProducts(known.index, db, [...ids], isStockOnly)) return false;
  known.upTo = upTo;
  return true;
};

/**
 * The index of a database as of now. Triggers note every change to what it holds (migration 0017), whichever code makes it, so
 * that a request asks for one number and reads again only what has changed. Not for use inside a transaction that may
 * be rolled back.
 */
export const readCatalogueIndex = (db: Db): CatalogueIndex => {
  const upTo = lastChange(db);
  const known = kept.get(db);
  if (!known) return build(db, upTo).index;
  if (known.upTo === upTo || catchUp(db, known, upTo)) return known.index;
  return build(db, upTo).index;
};

/** Makes the index before the first visitor needs it, and drops changes that nobody needs. */
export const warmCatalogueIndex = (db: Db): void => {
  forgetChanges(db, lastChange(db) - changesKept);
  warmShopOrders(readCatalogueIndex(db));
};
