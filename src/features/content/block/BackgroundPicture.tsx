import { lazy, Suspense } from 'react';

import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import type { BackgroundProps } from '../readers/background';
import styles from './BackgroundPicture.module.css';

const BackgroundLayer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-background" */ './BackgroundLayer')).BackgroundLayer,
}));

/** Up to this width the phone's picture is shown behind a banner. */
const bannerMobileMedia = '(max-width: 960px)';
/** And behind a row or column. */
export const rowMobileMedia = '(max-width: 64rem)';
/** Between phone and wide, where text and picture are close together. */
const mediumMedia = '(max-width: 1279px)';
const desktopWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const mobileWidths = [320, 640, 960, 1280, 1600] as const;
const fallbackWidth = 1280;
const options = { type: 'wysiwyg', fit: 'bounds' } as const;

export interface BackgroundPictureProps extends BackgroundProps {
  desktopImage: string;
  mobileMedia?: string;
  sizes: string;
  isPriority: boolean;
}

/** What no picture element can do: stay where it is while the page moves, be repeated, have a size of its own. */
const isLayer = ({ backgroundAttachment, backgroundRepeat = 'no-repeat', backgroundSize = 'cover' }: BackgroundProps) =>
  backgroundAttachment === 'fixed' ||
  (backgroundSize !== 'cover' && (backgroundSize !== 'contain' || backgroundRepeat !== 'no-repeat'));

/** The picture behind a block; decorative, as its message stands in the text before it. The shop's own only. */
export const BackgroundPicture = (props: BackgroundPictureProps) => {
  const { desktopImage, mobileMedia = bannerMobileMedia, sizes, isPriority } = props;
  const source = (image: string | undefined, media: string, widths: readonly number[]) =>
    isOwnPicture(image) ? (
      <source media={media} srcSet={imageSrcSet(image, { ...options, widths, ratio: null })} sizes={sizes} />
    ) : null;
  if (!isOwnPicture(desktopImage)) return null;
  return isLayer(props) ? (
    <Suspense>
      <BackgroundLayer {...props} mobileMedia={mobileMedia} mediumMedia={mediumMedia} />
    </Suspense>
  ) : (
    <picture className={styles.picture}>
      {source(props.mobileImage, mobileMedia, mobileWidths)}
      {source(props.mediumImage, mediumMedia, desktopWidths)}
      <img
        src={imageUrl(desktopImage, { ...options, width: fallbackWidth })}
        srcSet={imageSrcSet(desktopImage, { ...options, widths: desktopWidths, ratio: null })}
        sizes={sizes}
        alt=""
        style={{
          objectFit: props.backgroundSize === 'contain' ? 'contain' : undefined,
          objectPosition: props.backgroundPosition,
        }}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  );
};
