import { text } from '../../readers/attributes';
import {
  type BackgroundProps,
  readBackground,
  readVerticalAlignment,
  type VerticalAlignment,
} from '../../readers/background';

export interface TabItemProps extends BackgroundProps {
  tabName: string;
  verticalAlignment: VerticalAlignment;
}

/** Reads one tab. */
export const readTabItem = (element: HTMLElement): TabItemProps => ({
  ...readBackground(element),
  tabName: text(element.dataset.tabName) ?? '',
  verticalAlignment: readVerticalAlignment(element),
});
