import type { Db } from '../../db/open';

import { findHits, readTextStamp } from './indexQueries';

/** Products that match a text. */
export interface TextHits {
  ids: readonly number[];
  /** Score by product id; the best is the lowest. */
  scores: ReadonlyMap<number, number>;
  /** Names the state of the texts in which they matched. */
  stamp: string;
}

interface KeptHits {
  stamp: string;
  hits: Map<string, TextHits>;
  /** Products in all of them. */
  size: number;
}

/** Products that are kept over all texts: some 30 MB. */
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
  const { ids, scores } = findHits(db, expression);
  const hits: TextHits = { ids, scores: new Map(ids.map((id, at) => [id, scores[at] ?? 0])), stamp: kept.stamp };
  kept.hits.set(expression, hits);
  kept.size += ids.length;
  for (const [oldest, { ids: gone }] of kept.hits) {
    if (kept.size <= mostKept || oldest === expression) break;
    kept.hits.delete(oldest);
    kept.size -= gone.length;
  }
  return hits;
};
