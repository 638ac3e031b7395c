import { likelyAddress } from '@/boot/pictures';
import { pictureAddresses } from '@/boot/productPictures';
import { settings } from '@/kernel/app/settings';
import type { RouteOutcome } from './routeOutcome';

/** Pictures of a category's first row. */
const firstRow = 3;

/** Addresses of the pictures that a page will show first, as this browser will ask for them. */
export const firstPictures = (outcome: RouteOutcome, search: string): string[] => {
  if (outcome.kind !== 'resolved') return [];
  const { page } = outcome;
  if (page.type === 'product') {
    const [first] = pictureAddresses(page.product, settings.mediaUrl, search);
    return first ? [likelyAddress(first, 'product')] : [];
  }
  if (page.type !== 'category') return [];
  return (page.list?.items ?? [])
    .slice(0, firstRow)
    .flatMap((item) => (item?.small_image?.url ? [likelyAddress(item.small_image.url, 'card')] : []));
};
