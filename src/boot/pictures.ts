/** Width divided by height of a product picture (spec §9). */
const ratio = 0.8;

const addressAt = (address: string, width: number): string => {
  const format = /\.png$/i.test(address) ? 'png' : 'pjpg';
  return `${address}?auto=webp&format=${format}&width=${width}&height=${Math.round(width / ratio)}&quality=85&fit=cover`;
};

/** The picture sets of the pages' first pictures: the very addresses that the pages use, so that each loads once. */
export const pictureSets = {
  card: {
    widths: [160, 320, 640, 960],
    sizes: '(max-width: 639px) 50vw, (max-width: 960px) 33vw, (max-width: 1440px) 22vw, 310px',
  },
  product: { widths: [320, 640, 960, 1280, 1600], sizes: '(max-width: 960px) 100vw, (max-width: 1440px) 48vw, 690px' },
} as const;

export type PictureSet = keyof typeof pictureSets;

/** `srcset` of a product picture whose address has no query yet. */
export const srcSetOf = (address: string, set: PictureSet): string =>
  pictureSets[set].widths.map((width) => `${addressAt(address, width)} ${width}w`).join(', ');
