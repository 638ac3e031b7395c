import type { Db } from '../../db/open';
import { nameKey, type SearchRanking } from '../../search/createMatch';

import type { CatalogueIndex } from './catalogueIndex';
import { readTextHits } from './textHits';

/** The word itself tells more than its synonym. */
const ownWeight = 2;

/**
 * What decides between products that a search finds, before their texts are weighed: the one that is called what was
 * asked, how much of it the name has, whether it is a fact and no mere mention, what sells best, and whether the name
 * begins with it. A column has a value for every place; the higher, the better.
 */
export const rankColumns = (db: Db, { products, places }: CatalogueIndex, ranking: SearchRanking): Float64Array[] => {
  const column = (): Float64Array => new Float64Array(products.length);
  const [isNamed, covered, begins, isFact] = [column(), column(), column(), column()];
  const raise = (values: Float64Array, expression: string, by: number): void => {
    for (const id of readTextHits(db, expression).ids) {
      const place = places.get(id);
      if (place !== undefined) values[place] = (values[place] ?? 0) + by;
    }
  };
  for (const { own, synonym } of ranking.pieces) {
    const piece = column();
    raise(piece, own, ownWeight);
    if (synonym !== null) raise(piece, synonym, 1);
    piece.forEach((weight, place) => (covered[place] = (covered[place] ?? 0) + Math.min(weight, ownWeight)));
  }
  raise(begins, ranking.start, 1);
  raise(isFact, ranking.fact, 1);
  begins.forEach((value, place) => {
    if (value > 0 && ranking.names.includes(nameKey(products[place]?.name ?? ''))) isNamed[place] = 1;
  });
  return [isNamed, covered, isFact, Float64Array.from(products, ({ isBestSeller }) => isBestSeller), begins];
};
