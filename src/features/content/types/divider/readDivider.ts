import { css, part } from '../../readers/attributes';
import type { DividerProps } from '../../readers/blockProps';

/** Reads a dividing line. */
export const readDivider = (element: HTMLElement): DividerProps => {
  const { style } = part(element, 'line');
  return { width: css(style.width), color: css(style.borderColor), thickness: css(style.borderWidth) };
};
