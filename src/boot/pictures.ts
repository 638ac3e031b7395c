/** Width divided by height of a product picture (spec §9). */
const ratio = 0.8;

const addressAt = (address: string, width: number, isCropped: boolean): string => {
  const format = /\.png$/i.test(address) ? 'png' : 'pjpg';
  const size = isCropped ? `&height=${Math.round(width / ratio)}&quality=85&fit=cover` : '&quality=85&fit=bounds';
  return `${address.replace(/[\s,]/g, encodeURIComponent)}?auto=webp&format=${format}&width=${width}${size}`;
};

/** The picture sets of the pages' first pictures: the very addresses that the pages use, so that each loads once. */
export const pictureSets = {
  card: {
    widths: [160, 320, 640, 960],
    sizes:
      '(max-width: 639px) calc(50vw - 35px), (max-width: 960px) 30vw, (max-width: 1440px) calc(29vw - 108px), 310px',
    isCropped: true,
  },
  product: {
    widths: [320, 640, 960, 1280, 1600],
    sizes: '(max-width: 960px) 100vw, (max-width: 1200px) 42vw, (max-width: 1440px) 43.4vw, 625px',
    isCropped: true,
  },
  hero: { widths: [640, 960, 1280, 1600, 2560], sizes: '100vw', isCropped: false },
  heroPhone: { widths: [320, 640, 960, 1280, 1600], sizes: '100vw', isCropped: false },
} as const;

export type PictureSet = keyof typeof pictureSets;

/** How wide a picture is shown at most in this window, in pixels of CSS. */
const shownWidth = (sizes: string): number => {
  for (const part of sizes.split(', ')) {
    const [, media, length = '0', unit, less = '0'] =
      /^(\([^)]*\))? ?(?:calc\()?([\d.]+)(vw|px)(?: - (\d+)px\))?$/.exec(part) ?? [];
    if (!media || window.matchMedia(media).matches) {
      return (unit === 'vw' ? (window.innerWidth * Number(length)) / 100 : Number(length)) - Number(less);
    }
  }
  return 0;
};

/** The address that this browser is about to choose from a picture's `srcset`. */
export const likelyAddress = (address: string, set: PictureSet): string => {
  const { widths, sizes, isCropped } = pictureSets[set];
  const wanted = shownWidth(sizes) * window.devicePixelRatio;
  const width = widths.find((candidate) => candidate >= wanted) ?? Math.max(...widths);
  return addressAt(address, width, isCropped);
};

/** `srcset` of a picture whose address has no query yet. */
export const srcSetOf = (address: string, set: PictureSet): string => {
  const { widths, isCropped } = pictureSets[set];
  return widths.map((width) => `${addressAt(address, width, isCropped)} ${width}w`).join(', ');
};

/** A picture of the first view; the first of all comes before everything else. */
export const picture = (address: string, set: PictureSet, isFirst: boolean): HTMLImageElement => {
  const image = document.createElement('img');
  image.alt = '';
  image.decoding = 'async';
  if (isFirst) image.fetchPriority = 'high';
  image.sizes = pictureSets[set].sizes;
  image.srcset = srcSetOf(address, set);
  return image;
};
