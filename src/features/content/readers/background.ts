import { css, isOn, readJson, text, textOf } from './attributes';

/** A film behind a block (row, banner and slide). */
export interface BackgroundVideoProps {
  backgroundType: 'image' | 'video';
  videoSrc?: string;
  /** Picture in the place of a film that cannot be shown. */
  videoFallbackSrc?: string;
  videoLoop: boolean;
  videoPlayOnlyVisible: boolean;
  videoLazyLoading: boolean;
  videoOverlayColor?: string;
}

/** A picture behind a block. */
export interface BackgroundProps {
  desktopImage?: string;
  mediumImage?: string;
  mobileImage?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  backgroundAttachment?: string;
  backgroundRepeat?: string;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';

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
