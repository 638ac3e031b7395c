import { findPart } from '../../readers/attributes';
import { allOn, type BoxParts } from '../../readers/boxStyle';

/** Border, height and alignment belong to what the tabs hold, not to their headings. */
export const tabsBoxParts = (element: HTMLElement): BoxParts => {
  const content = findPart(element, 'content') ?? element;
  return { ...allOn(element), border: content, minHeight: content, align: content };
};
