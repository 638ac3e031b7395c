import { allOn, type BoxParts } from '../../readers/boxStyle';

/** Everything but the margin belongs to the link within. */
export const buttonItemBoxParts = (element: HTMLElement): BoxParts => ({
  ...allOn(element.querySelector<HTMLElement>(':scope > *') ?? element),
  margin: element,
});
