import type { Db } from '../../db/open';
import type { SearchRanking } from '../../search/createMatch';

import type { CatalogueIndex, KnownOrder } from './catalogueIndex';
import { findScores } from './indexQueries';
import { rankColumns } from './rankColumns';
import { sortPlaces } from './shopOrders';

/** Longer names than this count as equally long. */
const mostWords = 40;

const wordsOf = (name: string): number => {
  let words = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) words += 1;
  return Math.min(words, mostWords);
};

const highest = (places: Int32Array, column: Float64Array): number =>
  places.reduce((best, place) => Math.max(best, column[place] ?? 0), 0);

/** One whole number for what decides before the texts are weighed; the best has the lowest. */
const toKeys = (index: CatalogueIndex, places: Int32Array, columns: readonly Float64Array[]): Float64Array => {
  const keys = new Float64Array(places.length);
  for (const column of columns) {
    const most = highest(places, column);
    places.forEach((place, at) => (keys[at] = (keys[at] ?? 0) * (most + 1) + most - (column[place] ?? 0)));
  }
  places.forEach(
    (place, at) => (keys[at] = (keys[at] ?? 0) * (mostWords + 1) + wordsOf(index.products[place]?.name ?? '')),
  );
  return keys;
};

/** Where each run of equal keys ends. */
const endsOfRuns = (keys: Float64Array): number[] => {
  const ends: number[] = [];
  for (let at = 1; at <= keys.length; at += 1) if (at === keys.length || keys[at] !== keys[at - 1]) ends.push(at);
  return ends;
};

/**
 * The hits of a search, the best first: by what tells most, then the shorter name, which is the purer product, then how often
 * and where the texts have the words, then the latest id. Weighing the texts takes most of the time; it is done for
 * those that nothing else tells apart, and when a page comes to them.
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
  const sorted = sortPlaces(index, places, (at) => keys[at] ?? 0, true);
  const ends = endsOfRuns(keys.sort());
  const idOf = (place: number): number => index.products[place]?.id ?? 0;
  let settled = 0;
  const settle = (at: number): void => {
    while (at >= settled && ends.length > 0) {
      const end = ends.shift() ?? settled;
      const run = sorted.subarray(settled, end);
      settled = end;
      if (run.length === 1) continue;
      const scores = findScores(db, match, Array.from(run, idOf));
      const scoreOf = (place: number): number => scores.get(idOf(place)) ?? 0;
      run.sort((one, other) => scoreOf(one) - scoreOf(other) || idOf(other) - idOf(one));
    }
  };
  return { places: sorted, isStockBound: false, settle };
};
