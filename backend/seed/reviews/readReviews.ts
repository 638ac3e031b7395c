import { readJson } from '../dataFiles';
import type { SeedProduct } from '../readCatalogue';
import { drawReviews, type SampleReview } from './drawReviews';
import type { PartsFile } from './reviewParts';

/** A review with the product that it is of. */
interface SeedReview extends SampleReview {
  sku: string;
}

/**
 * The reviews of every product: those written for it, and those drawn from parts.
 * @throws when a review names a product that does not exist.
 */
export const readReviews = (products: readonly SeedProduct[]): SeedReview[] => {
  const parts = readJson<PartsFile>('reviews/parts.json');
  const written = readJson<Record<string, SampleReview[]>>('reviews/written.json');
  const unknown = Object.keys(written).find((key) => !products.some(({ product }) => product.key === key));
  if (unknown !== undefined) throw new Error(`reviews/written.json: no product '${unknown}'.`);
  return products.flatMap((seed) => {
    const own = written[seed.product.key] ?? [];
    const drawn = drawReviews(
      parts,
      seed,
      own.map(({ nickname }) => nickname),
    );
    return [...own, ...drawn].map((review) => ({ ...review, sku: seed.product.sku }));
  });
};
