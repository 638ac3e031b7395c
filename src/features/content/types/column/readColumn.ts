import { css } from '../../readers/attributes';
import {
  type BackgroundProps,
  readBackground,
  readVerticalAlignment,
  type VerticalAlignment,
} from '../../readers/background';

export interface ColumnProps extends BackgroundProps {
  width?: string;
  verticalAlignment: VerticalAlignment;
}

/** Reads a column. */
export const readColumn = (element: HTMLElement): ColumnProps => ({
  ...readBackground(element),
  width: css(element.style.width),
  verticalAlignment: readVerticalAlignment(element),
});
