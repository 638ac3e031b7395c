import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import styles from './BackgroundPicture.module.css';

/** From this width down the phone's picture is shown, in the portrait or medium render that the editor chose. */
const mobileMedia = '(max-width: 960px)';
/** Between phone and wide, where text and picture are close together. */
const mediumMedia = '(max-width: 1279px)';
const desktopWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const mobileWidths = [320, 640, 960, 1280, 1600] as const;
const fallbackWidth = 1280;

export interface BackgroundPictureProps {
  desktopImage: string;
  mediumImage?: string;
  mobileImage?: string;
  sizes: string;
  isPriority: boolean;
}

/** The picture behind a banner or row; decorative, as its message stands in the text before it. */
export const BackgroundPicture = ({
  desktopImage,
  mediumImage,
  mobileImage,
  sizes,
  isPriority,
}: BackgroundPictureProps) => (
  <picture className={styles.picture}>
    {mobileImage ? (
      <source
        media={mobileMedia}
        srcSet={imageSrcSet(mobileImage, { type: 'wysiwyg', widths: mobileWidths, ratio: null, fit: 'bounds' })}
        sizes={sizes}
      />
    ) : null}
    {mediumImage ? (
      <source
        media={mediumMedia}
        srcSet={imageSrcSet(mediumImage, { type: 'wysiwyg', widths: desktopWidths, ratio: null, fit: 'bounds' })}
        sizes={sizes}
      />
    ) : null}
    <img
      src={imageUrl(desktopImage, { type: 'wysiwyg', width: fallbackWidth, fit: 'bounds' })}
      srcSet={imageSrcSet(desktopImage, { type: 'wysiwyg', widths: desktopWidths, ratio: null, fit: 'bounds' })}
      sizes={sizes}
      alt=""
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
    />
  </picture>
);
