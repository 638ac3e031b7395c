import { css, part } from './attributes';
import type { DividerProps } from './blockProps';

/** Reads a dividing line. */
export const readDivider = (element: HTMLElement): DividerProps => {
  const { style } = part(element, 'line');
  return { width: css(style.width), color: css(style.borderColor), thickness: css(style.borderWidth) };
};
