import { css, isOn, part } from '../../readers/attributes';
import { readBackground, readBackgroundVideo, readVerticalAlignment } from '../../readers/background';
import type { ColumnGroupProps, ColumnProps, RowProps } from '../../readers/blockProps';

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

/** Reads a group of columns. */
export const readColumnGroup = ({ style }: HTMLElement): ColumnGroupProps => ({
  display: css(style.display),
});

/** Reads a column. */
export const readColumn = (element: HTMLElement): ColumnProps => ({
  ...readBackground(element),
  width: css(element.style.width),
  verticalAlignment: readVerticalAlignment(element),
});
