import type { CSSProperties } from 'react';
import { sourceSrcSet } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import type { PictureProps } from '../../readers/picture';
import type { ImageProps } from './readImage';

/** Up to this width the phone's picture is shown. */
const mobileMedia = '(max-width: 48rem)';
const widths = [320, 640, 960, 1280, 1600] as const;

/** Borders belong to the picture, everything else to the figure with its caption. */
export const splitStyle = (style: CSSProperties): Record<'picture' | 'figure', CSSProperties> => {
  const entries = Object.entries(style);
  return {
    picture: Object.fromEntries(entries.filter(([name]) => name.startsWith('border'))),
    figure: Object.fromEntries(entries.filter(([name]) => !name.startsWith('border'))),
  };
};

/** The picture of an image block: the phone's where the other one is not the shop's. */
export const shownImage = ({ desktopImage, mobileImage }: ImageProps): PictureProps | undefined =>
  isOwnPicture(desktopImage?.src) ? desktopImage : (mobileImage ?? desktopImage);

/** The `sizes` of the picture of an image block. */
export const imageSizes = ({ width }: PictureProps): string =>
  width ? `(max-width: ${width}px) 100vw, ${width}px` : '(max-width: 90rem) 100vw, 90rem';

/** Attributes of the `source` of the phone's picture; undefined where there is none of the shop's. */
export const phoneSource = ({ mobileImage: { src, width, height } = { src: '' } }: ImageProps) =>
  isOwnPicture(src)
    ? {
        media: mobileMedia,
        srcSet: sourceSrcSet(src, { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' }),
        sizes: '100vw',
        width,
        height,
      }
    : undefined;
