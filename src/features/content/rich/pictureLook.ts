import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import type { PictureProps } from '../readers/picture';
import styles from './ContentPicture.module.css';

const usualWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const fallbackWidth = 960;
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

/** Where a picture of an editor's comes from, by width. */
export const pictureAddresses = (src: string, widths: readonly number[] = usualWidths) => ({
  srcSet: imageSrcSet(src, { ...options, widths, ratio: null }),
  src: imageUrl(src, { ...options, width: fallbackWidth }),
});

/** Whether a picture needs a frame: nothing says how high it will be. */
export const needsFrame = ({ width, height, ratio }: PictureProps): boolean => !(width && height) && !ratio;

/**
 * Size of what stands for a picture until its turn comes; undefined where nothing can: other windows get other pictures, or
 * all that is known is the ratio.
 * @param hasSources whether other windows get other pictures.
 */
export const heldSize = (picture: PictureProps, hasSources: boolean): readonly [number, number] | undefined => {
  const { width, height } = picture;
  if (hasSources) return undefined;
  if (width && height) return [width, height];
  // The frame has a size of its own.
  return needsFrame(picture) ? [3, 2] : undefined;
};

/** Class of a picture in a frame. */
export const framedPicture = styles.framed;

/** What keeps the height of a picture of which only the ratio is known. */
export const ratioStyle = ({ width, height, ratio }: PictureProps): { aspectRatio: number } | undefined =>
  !(width && height) && ratio ? { aspectRatio: ratio } : undefined;

/** The `sizes` of a picture in running text. */
export const richSizes = ({ width }: PictureProps): string =>
  width ? `(max-width: ${width}px) 100vw, ${width}px` : '(max-width: 60rem) 100vw, 60rem';
