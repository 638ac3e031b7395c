import { readJson } from '../dataFiles';
import type { SeedProduct } from '../readCatalogue';
import type { SetData } from '../sets/readSets';
import { drawReviews, type SampleReview } from './drawReviews';
import type { PartsFile } from './reviewParts';
import { productSubject, setSubject } from './reviewSubjects';

/** A review with the product that it is of. */
interface SeedReview extends SampleReview {
  sku: string;
}

/**
 * The reviews of every product and set: those written for it, and those drawn from parts.
 * @throws when a review names a product that does not exist.
 */
export const readReviews = (products: readonly SeedProduct[], sets: readonly SetData[]): SeedReview[] => {
  const parts = readJson<PartsFile>('reviews/parts.json');
  const written = readJson<Record<string, SampleReview[]>>('reviews/written.json');
  const reviewed = [
    ...products.map((seed) => ({ sku: seed.product.sku, subject: productSubject(parts, seed) })),
    ...sets.map((set) => ({ sku: set.sku, subject: setSubject(parts, set) })),
  ];
  const unknown = Object.keys(written).find((key) => !reviewed.some(({ subject }) => subject.key === key));
  if (unknown !== undefined) throw new Error(`reviews/written.json: no product '${unknown}'.`);
  return reviewed.flatMap(({ sku, subject }) => {
    const own = written[subject.key] ?? [];
    const drawn = drawReviews(
      parts,
      subject,
      own.map(({ nickname }) => nickname),
    );
    return [...own, ...drawn].map((review) => ({ ...review, sku }));
  });
};
