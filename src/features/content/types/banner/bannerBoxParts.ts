import { findPart } from '../../readers/attributes';
import { allOn, type BoxParts } from '../../readers/boxStyle';

/** Margins stand on the outer element, everything else on the wrapper; height and padding of a poster on its overlay. */
export const bannerBoxParts = (element: HTMLElement): BoxParts => {
  const wrapper = findPart(element, 'wrapper') ?? element;
  const overlay = findPart(element, 'overlay');
  const inner = element.dataset.appearance === 'poster' && overlay ? overlay : wrapper;
  return { ...allOn(wrapper), margin: element, padding: inner, minHeight: inner };
};
