import { findPart } from '../../readers/attributes';
import { allOn, type BoxParts } from '../../readers/boxStyle';

/** Border and padding belong to the wrapper of the player. */
export const videoBoxParts = (element: HTMLElement): BoxParts => {
  const wrapper = findPart(element, 'wrapper') ?? element;
  return { ...allOn(element), border: wrapper, padding: wrapper };
};
