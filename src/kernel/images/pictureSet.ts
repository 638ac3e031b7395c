import { defaultImageRatio, type ImageType, imageUrl } from './imageUrl';

/** How a picture is asked for in one place of a page: the same words wherever it may be loaded ahead, so that it loads once. */
export interface PictureSet {
  type: ImageType;
  /** Pixels that the image service is asked for. */
  widths: readonly number[];
  /** How wide it is shown, as in HTML: `(width < 40em) 50vw, 25vw`. */
  sizes: string;
}

/** How wide a picture is shown at most in this window, in pixels of CSS; 0 when `sizes` holds what is not understood. */
const shownWidth = (sizes: string): number => {
  for (const part of sizes.split(', ')) {
    const [, media, length = '0', unit, less = '0'] =
      /^(\([^)]*\))? ?(?:calc\()?([\d.]+)(v[wh]|px)(?: - (\d+)px\))?$/.exec(part) ?? [];
    if (!media || window.matchMedia(media).matches) {
      const share = unit === 'px' ? 100 : unit === 'vh' ? window.innerHeight : window.innerWidth;
      return (share * Number(length)) / 100 - Number(less);
    }
  }
  return 0;
};

/** The address that this browser is about to choose from the `srcset` of a picture of a set. */
export const likelyAddress = (resource: string, { type, widths, sizes }: PictureSet): string => {
  const needed = shownWidth(sizes) * window.devicePixelRatio;
  const width = widths.find((candidate) => candidate >= needed) ?? Math.max(...widths);
  return imageUrl(resource, { type, width, height: width / defaultImageRatio });
};
