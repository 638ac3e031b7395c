import { pictureFile } from '../../backend/seed/productPictures';
import type { SeedProduct } from '../../backend/seed/readCatalogue';
import { readSets, soldByKey } from '../../backend/seed/sets/readSets';
import type { Picture } from '../picture';

const size = { width: 1200, height: 1500 };

/** The first picture of each set: the packs that are proposed, side by side on the windowsill. */
export const setPictures = (products: readonly SeedProduct[]): Picture[] => {
  const find = soldByKey(products);
  return readSets().map(({ key, parts }) => ({
    path: `catalog/product${pictureFile(key, 'front')}`,
    ...size,
    artwork: {
      kind: 'scene',
      scene: 'windowsill',
      ...size,
      packs: parts.flatMap(({ choices }) => choices.slice(0, 1)).map((choice) => find(choice).pack),
      fit: 0.86,
    },
  }));
};
