import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import type { VariantProduct } from './variantSelection';

export interface ProductPicture {
  /** Path of the picture, as the image service knows it. */
  file: string;
  /** What it shows; the product's name when the backend does not say. */
  label: string;
}

type Gallery = ProductFirstViewFragment['media_gallery_entries'] | VariantProduct['media_gallery_entries'];

const picturesOf = (gallery: Gallery | undefined, name: string): ProductPicture[] =>
  [...(gallery ?? [])]
    .filter((entry) => entry !== null)
    .filter(({ disabled, file, media_type: type }) => !disabled && file && type !== 'external-video')
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ file, label }) => ({ file: file ?? '', label: label || name }));

/** The pictures to show: the chosen variant's own, else the product's. */
export const productPictures = (
  product: ProductFirstViewFragment,
  variant: VariantProduct | null | undefined,
): ProductPicture[] => {
  const own = picturesOf(variant?.media_gallery_entries, product.name ?? '');
  return own.length > 0 ? own : picturesOf(product.media_gallery_entries, product.name ?? '');
};
