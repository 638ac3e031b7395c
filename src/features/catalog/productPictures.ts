import type { CardGalleryFragment } from './CardGallery.graphql.generated';

/** A picture of a product's gallery. */
export interface ProductPicture {
  /** Path of the picture, as the image service knows it. */
  file: string;
  /** What it shows; the product's name when the backend does not say. */
  label: string;
}

type WithGallery = Pick<CardGalleryFragment, 'media_gallery_entries'>;

const picturesOf = (product: WithGallery | null | undefined, name: string): ProductPicture[] =>
  [...(product?.media_gallery_entries ?? [])]
    .filter((entry) => entry !== null)
    .filter(({ disabled, file, media_type: type }) => !disabled && file && type !== 'external-video')
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ file, label }) => ({ file: file ?? '', label: label || name }));

/** The pictures to show, in the merchant's order: the chosen variant's own, else the product's. */
export const productPictures = (
  product: WithGallery & { name: string | null },
  variant: WithGallery | null | undefined,
): ProductPicture[] => {
  const own = picturesOf(variant, product.name ?? '');
  return own.length > 0 ? own : picturesOf(product, product.name ?? '');
};
