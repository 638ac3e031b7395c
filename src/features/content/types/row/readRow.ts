import { isOn, part } from '../../readers/attributes';
import {
  type BackgroundProps,
  type BackgroundVideoProps,
  readBackground,
  readBackgroundVideo,
  readVerticalAlignment,
  type VerticalAlignment,
} from '../../readers/background';

export interface RowProps extends BackgroundProps, BackgroundVideoProps {
  verticalAlignment: VerticalAlignment;
  enableParallax: boolean;
  /** As the editor wrote it: the row clamps it, for a faster layer would leave its container. */
  parallaxSpeed: number;
}

const defaultParallaxSpeed = 0.5;

/** Reads a row; a contained one keeps everything on its inner element. */
export const readRow = (element: HTMLElement): RowProps => {
  const inner = element.dataset.appearance === 'contained' ? part(element, 'inner') : element;
  const speed = Number.parseFloat(inner.dataset.parallaxSpeed ?? '');
  return {
    ...readBackground(inner),
    ...readBackgroundVideo(inner),
    verticalAlignment: readVerticalAlignment(inner),
    enableParallax: isOn(inner.dataset.enableParallax),
    parallaxSpeed: Number.isFinite(speed) ? speed : defaultParallaxSpeed,
  };
};
