import { css, isOn, readJson, text, textOf } from './attributes';
import type { BackgroundProps, BackgroundVideoProps, VerticalAlignment } from './blockProps';

/** Reads the background pictures and how they lie; broken JSON means no picture. */
export const readBackground = (element: HTMLElement): BackgroundProps => {
  const [images = {}] = readJson(element.dataset.backgroundImages);
  return {
    desktopImage: textOf(images, 'desktop_image'),
    mediumImage: textOf(images, 'medium_image'),
    mobileImage: textOf(images, 'mobile_image'),
    backgroundSize: css(element.style.backgroundSize),
    backgroundPosition: css(element.style.backgroundPosition),
    backgroundAttachment: css(element.style.backgroundAttachment),
    backgroundRepeat: css(element.style.backgroundRepeat),
  };
};

/** Reads the film behind a block; the colour over it stands on a part of its own. */
export const readBackgroundVideo = (element: HTMLElement): BackgroundVideoProps => {
  const { dataset } = element;
  const overlay = element.querySelector<HTMLElement>(':scope > [data-element="video_overlay"]');
  return {
    backgroundType: dataset.backgroundType === 'video' ? 'video' : 'image',
    videoSrc: text(dataset.videoSrc),
    videoFallbackSrc: text(dataset.videoFallbackSrc),
    videoLoop: isOn(dataset.videoLoop),
    videoPlayOnlyVisible: isOn(dataset.videoPlayOnlyVisible),
    videoLazyLoading: isOn(dataset.videoLazyLoad),
    videoOverlayColor: text(overlay?.dataset.videoOverlayColor),
  };
};

const alignments: Record<string, VerticalAlignment> = { center: 'middle', 'flex-end': 'bottom' };

/** Page Builder keeps the vertical alignment in `justify-content`. */
export const readVerticalAlignment = (element: HTMLElement): VerticalAlignment =>
  alignments[element.style.justifyContent] ?? 'top';
