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
  hits: Map<string, TextHits>;
  /** Products in all of them. */
  size: number;
}

/** Products that are kept over all texts: some 10 MB. */
const mostKept = 400_000;

const keptByDb = new WeakMap<Db, KeptHits>();

const keptOf = (db: Db): KeptHits => {
  const stamp = readTextStamp(db);
  const known = keptByDb.get(db);
  if (known?.stamp === stamp) return known;
  const empty: KeptHits = { stamp, hits: new Map(), size: 0 };
  keptByDb.set(db, empty);
  return empty;
};

/** Products whose texts match an expression of the product index; kept until a text changes, the oldest go first. */
export const readTextHits = (db: Db, expression: string): TextHits => {
  const kept = keptOf(db);
  const known = kept.hits.get(expression);
  if (known) {
    kept.hits.delete(expression);
    kept.hits.set(expression, known);
    return known;
  }
  const hits: TextHits = { ids: findHits(db, expression), stamp: kept.stamp };
  kept.hits.set(expression, hits);
  kept.size += hits.ids.length;
  for (const [oldest, { ids: gone }] of kept.hits) {
    if (kept.size <= mostKept || oldest === expression) break;
    kept.hits.delete(oldest);
    kept.size -= gone.length;
  }
  return hits;
};

const setsByHits = new WeakMap<TextHits, { index: CatalogueIndex; places: number; set: Bits }>();

/** The same as a set of places. A facet asks for it again for each of its counts, so it is kept with the hits. */
export const readTextSet = (db: Db, index: CatalogueIndex, expression: string): Bits => {
  const hits = readTextHits(db, expression);
  const known = setsByHits.get(hits);
  // A product that customers see from now on has a new place, and its texts were there before.
  if (known?.index === index && known.places === index.products.length) return known.set;
  const set = createBits(index.capacity);
  for (const id of hits.ids) {
    const place = index.places[id];
    if (place !== undefined) addBit(set, place);
  }
  setsByHits.set(hits, { index, places: index.products.length, set });
  return set;
};
