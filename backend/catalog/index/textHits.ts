import { type BoundedStore, createBoundedStore } from '../../boundedStore';
import type { Db } from '../../db/open';

import { addBit, createBits, type Bits } from './bits';
import type { CatalogueIndex } from './catalogueIndex';
import { findHits, readTextStamp } from './indexQueries';

/** Products that match a text. */
export interface TextHits {
  ids: readonly number[];
  /** Names the state of the texts in which they matched. */
  stamp: string;
}

interface KeptHits {
  stamp: string;
  hits: BoundedStore<TextHits>;
}

interface KeptSet {
  /** State of the texts in which they matched. */
  stamp: string;
  /** Places that the index had. */
  places: number;
  set: Bits;
}

/** Bytes that are kept of each kind over all texts. */
const mostKeptBytes = 10_000_000;
/** What an entry takes besides its contents: nonsense matches nothing, and anybody can send any amount of it. */
const entryBytes = 200;
const hitBytes = 8;
const characterBytes = 2;

const keptByDb = new WeakMap<Db, KeptHits>();

const keptOf = (db: Db): KeptHits => {
  const stamp = readTextStamp(db);
  const known = keptByDb.get(db);
  if (known?.stamp === stamp) return known;
  const sizeOf = ({ ids }: TextHits, key: string): number =>
    entryBytes + key.length * characterBytes + ids.length * hitBytes;
  const empty: KeptHits = { stamp, hits: createBoundedStore(mostKeptBytes, sizeOf) };
  keptByDb.set(db, empty);
  return empty;
};

/** Products whose texts match an expression of the product index; kept until a text changes, the oldest go first. */
export const readTextHits = (db: Db, expression: string): TextHits => {
  const { hits, stamp } = keptOf(db);
  const found = hits.get(expression) ?? { ids: findHits(db, expression), stamp };
  // Also what was known: what is asked for again and again stays.
  hits.set(expression, found);
  return found;
};

const setsByIndex = new WeakMap<CatalogueIndex, BoundedStore<KeptSet>>();

const setsOf = (index: CatalogueIndex): BoundedStore<KeptSet> => {
  const known = setsByIndex.get(index);
  if (known) return known;
  const sizeOf = ({ set }: KeptSet, key: string): number => entryBytes + key.length * characterBytes + set.byteLength;
  const empty = createBoundedStore(mostKeptBytes, sizeOf);
  setsByIndex.set(index, empty);
  return empty;
};

const toSet = (index: CatalogueIndex, ids: readonly number[]): Bits => {
  const set = createBits(index.capacity);
  for (const id of ids) {
    const place = index.places[id];
    if (place !== undefined) addBit(set, place);
  }
  return set;
};

/** The same as a set of places. A facet asks for it again for each of its counts, so it is kept as well. */
export const readTextSet = (db: Db, index: CatalogueIndex, expression: string): Bits => {
  const { ids, stamp } = readTextHits(db, expression);
  const sets = setsOf(index);
  const known = sets.get(expression);
  const places = index.products.length;
  // A product that customers see from now on has a new place, and its texts were there before.
  const isCurrent = known?.stamp === stamp && known.places === places;
  const kept = isCurrent ? known : { stamp, places, set: toSet(index, ids) };
  sets.set(expression, kept);
  return kept.set;
};
