import type { PictureSet } from '@/kernel/images/pictureSet';
import type { CardGalleryFragment } from './card/CardGallery.graphql.generated';
import { below1280, below1440, below640, below960 } from '@/ui/breakpoints';

/** A picture of a product's gallery. */
export interface ProductPicture {
  /** Path of the picture, as the image service knows it. */
  file: string;
  /** Text alternative; the product's name when the backend gives none. */
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

/** Card pictures are at most 40 % of a phone's and 25 % of a desktop's width, at double density. */
export const cardWidths = [160, 320, 640, 960] as const;

/**
 * Pictures in a grid of 2 columns on phones, 3 from 640 px, from 961 px beside a sidebar of 325 px. On phones a little less
 * than the slot: at 390 px and twice the density 320 pixels do for its 338, where the next width is 640.
 */
export const gridPicture = {
  type: 'product',
  widths: cardWidths,
  sizes: `${below640} calc(50vw - 35px), ${below960} 30vw, ${below1440} calc(29vw - 108px), 310px`,
} as const satisfies PictureSet;

/** Cards of a grid's first row on a desktop: their pictures load at once, the others when they come near. */
export const firstRow = 3;

/** The main picture of a product's page takes 44 % of a phone's height (at 4:5, 36 % of it wide), and nearly half of a desktop. */
export const mainPicture = {
  type: 'product',
  widths: [320, 640, 960, 1280, 1600],
  sizes: `${below960} 36vh, ${below1280} 42vw, ${below1440} 43.4vw, 625px`,
} as const satisfies PictureSet;
