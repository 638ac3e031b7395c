import type { PictureSet } from '@/kernel/images/pictureSet';

/** Card pictures are at most 40 % of a phone's and 25 % of a desktop's width, at double density. */
export const cardWidths = [160, 320, 640, 960] as const;

/**
 * Pictures in a grid of 2 columns on phones, 3 from 640 px, from 961 px beside a sidebar of 325 px. On phones a little less
 * than the slot: at 390 px and twice the density 320 pixels do for its 338, where the next width is 640.
 */
export const gridPicture = {
  type: 'product',
  widths: cardWidths,
  sizes: '(max-width: 639px) calc(50vw - 35px), (max-width: 960px) 30vw, (max-width: 1440px) calc(29vw - 108px), 310px',
} as const satisfies PictureSet;

/** Cards of a grid's first row on a desktop: their pictures load at once, the others when they come near. */
export const firstRow = 3;

/** The main picture of a product's page fills the screen of a phone and nearly half of a desktop. */
export const mainPicture = {
  type: 'product',
  widths: [320, 640, 960, 1280, 1600],
  sizes: '(max-width: 960px) 100vw, (max-width: 1200px) 42vw, (max-width: 1440px) 43.4vw, 625px',
} as const satisfies PictureSet;
