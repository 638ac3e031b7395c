import { useRef } from 'react';

import { imageUrl, imageWidths } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import { useNear } from '@/kernel/viewport/useNear';
import styles from './BackgroundLayer.module.css';
import type { BackgroundPictureProps } from './BackgroundPicture';
import { useMedia } from './useMedia';

export interface BackgroundLayerProps extends BackgroundPictureProps {
  mobileMedia: string;
  mediumMedia: string;
}

/** Pixels of the picture's width: enough for the whole window where it fills it, else the picture's own, up to the largest. */
const widthFor = (backgroundSize: string | undefined): number => {
  const largest = imageWidths[imageWidths.length - 1] ?? 0;
  if (backgroundSize !== undefined && backgroundSize !== 'cover') return largest;
  const needed = Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio;
  return imageWidths.find((width) => width >= needed) ?? largest;
};

/**
 * A picture behind a block that is repeated, has a size of its own or stays where it is while the page moves: it is drawn
 * by the block's style, when it comes near. It moves with the page where fingers scroll, which is what phones make of it,
 * and for visitors who want no motion.
 */
export const BackgroundLayer = (props: BackgroundLayerProps) => {
  const { desktopImage, mediumImage, mobileImage, backgroundSize, backgroundPosition, backgroundRepeat } = props;
  const layer = useRef<HTMLSpanElement>(null);
  const isNear = useNear(layer);
  const [isMobile, isMedium] = [useMedia(props.mobileMedia), useMedia(props.mediumMedia)];
  const wanted = (isMobile ? mobileImage : undefined) ?? (isMobile || isMedium ? mediumImage : undefined);
  const image = [wanted, desktopImage].find(isOwnPicture);
  const url = image && imageUrl(image, { type: 'wysiwyg', width: widthFor(backgroundSize), fit: 'bounds' });
  return (
    <span
      ref={layer}
      className={styles.layer}
      data-behind
      data-layer
      data-attachment={props.backgroundAttachment}
      style={{
        backgroundImage: isNear && url ? `url("${url.replace(/["\\\n]/g, encodeURIComponent)}")` : undefined,
        backgroundSize: backgroundSize ?? 'cover',
        backgroundPosition,
        backgroundRepeat: backgroundRepeat ?? 'no-repeat',
      }}
    />
  );
};
