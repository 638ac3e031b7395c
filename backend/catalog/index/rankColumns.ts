import type { Db } from '../../db/open';
import { nameKey, type SearchRanking } from '../../search/createMatch';

import { forEachBit, hasBit, type Bits } from './bits';
import type { CatalogueIndex } from './catalogueIndex';
import { readTextSet } from './textHits';

/** The word itself tells more than its synonym. */
const ownWeight = 2;

/** A value for every place; the higher, the better. */
export type RankColumn = Uint8Array;

/**
 * What decides between products that a search finds, before their texts are weighed: the one that is called what was
 * asked, how much of it the name has, whether it is a fact and no mere mention, what sells best, and whether the name
 * begins with it.
 */
export const rankColumns = (db: Db, index: CatalogueIndex, ranking: SearchRanking): RankColumn[] => {
  const { products } = index;
  const column = (): RankColumn => new Uint8Array(products.length);
  const raise = (values: RankColumn, hits: Bits, by: number): void =>
    forEachBit(hits, (place) => (values[place] = (values[place] ?? 0) + by));
  const [isNamed, covered, isFact, sells, begins] = [column(), column(), column(), column(), column()];
  for (const { own, synonym } of ranking.pieces) {
    const hits = readTextSet(db, index, own);
    raise(covered, hits, ownWeight);
    if (synonym === null) continue;
    forEachBit(readTextSet(db, index, synonym), (place) => {
      if (!hasBit(hits, place)) covered[place] = (covered[place] ?? 0) + 1;
    });
  }
  raise(isFact, readTextSet(db, index, ranking.fact), 1);
  for (let place = 0; place < products.length; place += 1) sells[place] = products[place]?.isBestSeller ?? 0;
  const beginning = readTextSet(db, index, ranking.start);
  raise(begins, beginning, 1);
  forEachBit(beginning, (place) => {
    if (ranking.names.includes(nameKey(products[place]?.name ?? ''))) isNamed[place] = 1;
  });
  return [isNamed, covered, isFact, sells, begins];
};
