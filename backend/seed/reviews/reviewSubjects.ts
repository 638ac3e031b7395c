import type { SeedProduct } from '../readCatalogue';
import type { SetData } from '../sets/readSets';
import type { ReviewSubject } from './drawReviews';
import { flavoursOf, packName, type PartsFile, partsOf } from './reviewParts';

/** More the more it sells; what is new has had little time. */
const countOf = ({ badge, popular }: SeedProduct['product']): ReviewSubject['count'] => {
  if (badge === 'New') return { least: 15, spread: 3 };
  return badge === 'Best seller' || popular === true ? { least: 38, spread: 20 } : { least: 16, spread: 20 };
};

/** A product as its reviews see it. */
export const productSubject = (parts: PartsFile, { product, variants }: SeedProduct): ReviewSubject => ({
  key: product.key,
  launched: product.launched,
  needs: product.needs ?? [],
  pack: packName(product),
  flavours: flavoursOf(variants),
  parts: partsOf(parts, product, variants),
  count: countOf(product),
});

/** A set as its reviews see it: what is said of any set, and of this one. */
export const setSubject = ({ groups }: PartsFile, { key, need }: SetData): ReviewSubject => ({
  key,
  needs: need,
  pack: 'set',
  flavours: [],
  parts: [...(groups.set ?? []), ...(groups[`set ${key}`] ?? [])],
  count: { least: 17, spread: 8 },
});
