import type { Db } from '../../db/open';
import type { SearchRanking } from '../../search/createMatch';

import type { CatalogueIndex, KnownOrder } from './catalogueIndex';
import { findScores } from './indexQueries';
import { rankColumns, type RankColumn } from './rankColumns';
import { sortPlaces } from './shopOrders';

/** Longer names than this count as equally long. */
const mostWords = 40;

/**
 * More products than that are not told apart by how often their texts have the words: it would take 0.1 s for 10,000,
 * and nobody reads so far.
 */
const mostWeighed = 500;

const highest = (places: Int32Array, column: RankColumn): number => {
  let best = 0;
  for (const place of places) best = Math.max(best, column[place] ?? 0);
  return best;
};

/** By place, one whole number for what decides before the texts are weighed; the best has the lowest. */
const toKeys = (index: CatalogueIndex, places: Int32Array, columns: readonly RankColumn[]): Float64Array => {
  const keys = new Float64Array(index.products.length);
  const ranked = columns.map((column) => ({ column, most: highest(places, column) }));
  for (const place of places) {
    let key = 0;
    for (const { column, most } of ranked) key = key * (most + 1) + most - (column[place] ?? 0);
    keys[place] = key * (mostWords + 1) + Math.min(index.products[place]?.words ?? 1, mostWords);
  }
  return keys;
};

/** Where each run of places with equal keys ends. @param keys by place. */
const endsOfRuns = (sorted: Int32Array, keys: Float64Array): number[] => {
  const ends: number[] = [];
  let before: number | undefined;
  sorted.forEach((place, at) => {
    const key = keys[place];
    if (at > 0 && key !== before) ends.push(at);
    before = key;
  });
  return sorted.length > 0 ? [...ends, sorted.length] : ends;
};

/**
 * The hits of a search, the best first: by what tells most, then the shorter name, which is the purer product, then how often
 * and where the texts have the words, then the latest id. Weighing the texts takes most of the time; it is done for
 * those that nothing else tells apart, unless they are too many, and when a page comes to them.
 * @param places of the hits.
 */
export const relevanceOrder = (
  db: Db,
  index: CatalogueIndex,
  places: Int32Array,
  match: string,
  ranking: SearchRanking,
): KnownOrder => {
  const keys = toKeys(index, places, rankColumns(db, index, ranking));
  const sorted = sortPlaces(index, places, (at) => keys[places[at] ?? 0] ?? 0, true);
  const ends = endsOfRuns(sorted, keys);
  const idOf = (place: number): number => index.products[place]?.id ?? 0;
  let settled = 0;
  let next = 0;
  /** Runs that are to be weighed, from the settled ones on. */
  const takeRuns = (): Int32Array[] => {
    const runs: Int32Array[] = [];
    let weighed = 0;
    while (weighed < mostWeighed && next < ends.length) {
      const run = sorted.subarray(settled, ends[next]);
      settled += run.length;
      next += 1;
      if (run.length === 1 || run.length > mostWeighed) continue;
      runs.push(run);
      weighed += run.length;
    }
    return runs;
  };
  const settle = (at: number): void => {
    while (at >= settled && next < ends.length) {
      const runs = takeRuns();
      if (runs.length === 0) continue;
      // One question for them all: it reads every hit, whatever it is asked for.
      const scores = findScores(
        db,
        match,
        runs.flatMap((run) => Array.from(run, idOf)),
      );
      const scoreOf = (place: number): number => scores.get(idOf(place)) ?? 0;
      for (const run of runs) run.sort((one, other) => scoreOf(one) - scoreOf(other) || idOf(other) - idOf(one));
    }
  };
  return { places: sorted, isStockBound: false, settle };
};
