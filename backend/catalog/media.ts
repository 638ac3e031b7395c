import { toUid } from '../graphql/uid';
import type { MediaGalleryEntry, ProductImage } from '../schema/resolvers.generated';

import type { MediaRow } from './productQueries';

/** Folder of files that a Magento makes of its main pictures; the hash is of the size and the like. */
const cacheFolder = '/cache/2666ee4eb3ac8da6335040464c8c3f3b';

/** The address of a picture without the folder of what was made of it. */
export const withoutCacheFolder = (path: string): string => path.replace(/\/cache\/[0-9a-f]{32}(?=\/)/, '');

/**
 * A picture with its absolute URL.
 * @param isCached the URL is that of a file that was made of it.
 */
export const toImage = (row: MediaRow, origin: string, isCached = false): ProductImage => ({
  url: `${origin}/media/catalog/product${isCached ? cacheFolder : ''}${row.file}`,
  label: row.label,
  position: row.position,
  disabled: row.is_disabled === 1,
});

/** The picture that stands for the product: its first one that is not disabled. */
export const mainPicture = (rows: readonly MediaRow[]): MediaRow | undefined =>
  rows.find(({ is_disabled }) => is_disabled === 0);

const mainTypes = ['image', 'small_image', 'thumbnail'];

/** A picture with its path below the media folder of products. */
export const toMediaEntry = (row: MediaRow, main: MediaRow | undefined): MediaGalleryEntry => ({
  id: row.id,
  uid: toUid(row.id),
  media_type: 'image',
  label: row.label,
  position: row.position,
  disabled: row.is_disabled === 1,
  types: row === main ? mainTypes : [],
  file: row.file,
});
