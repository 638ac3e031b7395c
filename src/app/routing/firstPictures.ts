import { firstRow, gridPicture, mainPicture, productPictures } from '@/features/catalog/productPictures';
import { variantAt } from '@/features/catalog/variantChoice';
import { likelyAddress } from '@/kernel/images/pictureSet';
import type { RouteOutcome } from './routeOutcome';

/** Addresses of the pictures that a page will show first, as this browser will ask for them. */
export const firstPictures = (outcome: RouteOutcome, search: string): string[] => {
  if (outcome.kind !== 'resolved') return [];
  const { page } = outcome;
  if (page.type === 'product') {
    const [first] = productPictures(page.product, variantAt(page.product, search)?.product);
    return first ? [likelyAddress(first.file, mainPicture)] : [];
  }
  if (page.type !== 'category') return [];
  return (page.list?.items ?? [])
    .slice(0, firstRow)
    .flatMap((item) => (item?.small_image?.url ? [likelyAddress(item.small_image.url, gridPicture)] : []));
};
