import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import styles from './BackgroundPicture.module.css';

/** Up to this width the phone's picture is shown behind a banner (design language). */
const bannerMobileMedia = '(max-width: 960px)';
/** And behind a row or column (spec §9). */
export const rowMobileMedia = '(max-width: 64rem)';
/** Between phone and wide, where text and picture are close together. */
const mediumMedia = '(max-width: 1279px)';
const desktopWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const mobileWidths = [320, 640, 960, 1280, 1600] as const;
const fallbackWidth = 1280;
/** How a picture fills its box, by `background-size`; it covers it in all other cases. */
const fits: Partial<Record<string, 'contain' | 'none'>> = { contain: 'contain', auto: 'none' };
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

export interface BackgroundPictureProps {
  desktopImage: string;
  mediumImage?: string;
  mobileImage?: string;
  mobileMedia?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  sizes: string;
  isPriority: boolean;
}

/** The picture behind a banner or row; decorative, as its message stands in the text before it. The shop's own only. */
export const BackgroundPicture = ({
  desktopImage,
  mediumImage,
  mobileImage,
  mobileMedia = bannerMobileMedia,
  backgroundSize = '',
  backgroundPosition,
  sizes,
  isPriority,
}: BackgroundPictureProps) => {
  const source = (image: string | undefined, media: string, widths: readonly number[]) =>
    isOwnPicture(image) ? (
      <source media={media} srcSet={imageSrcSet(image, { ...options, widths, ratio: null })} sizes={sizes} />
    ) : null;
  return isOwnPicture(desktopImage) ? (
    <picture className={styles.picture}>
      {source(mobileImage, mobileMedia, mobileWidths)}
      {source(mediumImage, mediumMedia, desktopWidths)}
      <img
        src={imageUrl(desktopImage, { ...options, width: fallbackWidth })}
        srcSet={imageSrcSet(desktopImage, { ...options, widths: desktopWidths, ratio: null })}
        sizes={sizes}
        alt=""
        style={{ objectFit: fits[backgroundSize], objectPosition: backgroundPosition }}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  ) : null;
};
