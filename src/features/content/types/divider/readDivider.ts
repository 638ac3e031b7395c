import { css, part } from '../../readers/attributes';

export interface DividerProps {
  width?: string;
  color?: string;
  thickness?: string;
}

/** Reads a dividing line. */
export const readDivider = (element: HTMLElement): DividerProps => {
  const { style } = part(element, 'line');
  return { width: css(style.width), color: css(style.borderColor), thickness: css(style.borderWidth) };
};
