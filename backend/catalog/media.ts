import { toUid } from '../graphql/uid';
import type { MediaGalleryEntry, ProductImage } from '../schema/resolvers.generated';

import type { MediaRow } from './productQueries';

/** A picture with its absolute URL. */
export const toImage = (row: MediaRow, origin: string): ProductImage => ({
  url: `${origin}/media/catalog/product${row.file}`,
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
