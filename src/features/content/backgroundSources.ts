import { imageSrcSet, imageUrl, sourceSrcSet } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import { below1280, below960 } from '@/ui/breakpoints';

/** Up to this width the phone's picture is shown behind a banner. */
export const bannerMobileMedia = below960;
/** Between phone and wide, where text and picture are close together. */
export const mediumMedia = below1280;
const desktopWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const mobileWidths = [320, 640, 960, 1280, 1600] as const;
const fallbackWidth = 1280;
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

/** The pictures that an editor named for a block, by the window's width. */
export interface BackgroundImages {
  desktopImage?: string | undefined;
  mediumImage?: string | undefined;
  mobileImage?: string | undefined;
}

/** Attributes of the elements of a `picture`. */
export interface BackgroundSources {
  sources: { media: string; srcSet: string; sizes: string }[];
  /** Without an address where an editor named pictures for narrower windows only. */
  image: { src?: string; srcSet?: string | undefined; sizes: string };
}

/**
 * Where the picture behind a block comes from; the shop's own only. The boot script asks by the same words as the page.
 * @param sizes how wide it is shown, as in HTML.
 * @returns undefined when none of them is the shop's.
 */
export const backgroundSources = (
  { desktopImage, mediumImage, mobileImage }: BackgroundImages,
  sizes: string,
  mobileMedia = bannerMobileMedia,
): BackgroundSources | undefined => {
  const source = (image: string | undefined, media: string, widths: readonly number[]) =>
    isOwnPicture(image) ? [{ media, srcSet: sourceSrcSet(image, { ...options, widths, ratio: null }), sizes }] : [];
  const sources = [
    ...source(mobileImage, mobileMedia, mobileWidths),
    ...source(mediumImage, mediumMedia, desktopWidths),
  ];
  if (!isOwnPicture(desktopImage)) return sources.length > 0 ? { sources, image: { sizes } } : undefined;
  return {
    sources,
    image: {
      src: imageUrl(desktopImage, { ...options, width: fallbackWidth }),
      srcSet: imageSrcSet(desktopImage, { ...options, widths: desktopWidths, ratio: null }),
      sizes,
    },
  };
};
