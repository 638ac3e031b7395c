import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import type { PictureProps } from '../readers/picture';
import styles from './ContentPicture.module.css';

const usualWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const fallbackWidth = 960;
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

/** A picture that stands in the text itself: one of pixels, which can do nothing else. */
const inline = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/i;

/** Where a picture of an editor's comes from, by width; undefined for one that is not the shop's own. */
export const pictureAddresses = (
  src: string,
  widths: readonly number[] = usualWidths,
): { srcSet?: string | undefined; src: string } | undefined => {
  if (inline.test(src)) return { src };
  if (!isOwnPicture(src)) return undefined;
  return {
    srcSet: imageSrcSet(src, { ...options, widths, ratio: null }),
    src: imageUrl(src, { ...options, width: fallbackWidth }),
  };
};

/** Whether a picture needs a frame: nothing says how wide or how high it will be, and it is still to come. */
export const needsFrame = ({ src, width, height, ratio, isSized }: PictureProps): boolean =>
  !(width && height) && !ratio && !isSized && !inline.test(src);

/**
 * Size of what stands for a picture until its turn comes; undefined where nothing can: other windows get other pictures, or
 * all that is known is the ratio.
 * @param hasSources whether other windows get other pictures.
 */
export const heldSize = (picture: PictureProps, hasSources: boolean): readonly [number, number] | undefined => {
  const { width, height } = picture;
  if (hasSources) return undefined;
  if (width && height) return [width, height];
  // The frame has a size of its own; one side that is known takes the other from the ratio.
  return needsFrame(picture) || picture.isSized ? [3, 2] : undefined;
};

/** Class of a picture in a frame. */
export const framedPicture = styles.framed;

/** Class of a picture that stands among words. */
export const inTextPicture = styles.inText;

/** What keeps the room of a picture of which not both sizes are known; where its ratio is not, until it is there. */
export const ratioStyle = ({
  width,
  height,
  ratio,
  isSized,
}: PictureProps): { aspectRatio: number | string } | undefined => {
  if (width && height) return undefined;
  return ratio ? { aspectRatio: ratio } : isSized ? { aspectRatio: 'auto 3 / 2' } : undefined;
};

/** The `sizes` of a picture in running text. */
export const richSizes = ({ width }: PictureProps): string =>
  width ? `(max-width: ${width}px) 100vw, ${width}px` : '(max-width: 60rem) 100vw, 60rem';
