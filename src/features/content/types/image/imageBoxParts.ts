import { allOn, type BoxParts } from '../../readers/boxStyle';

/** The border belongs to the picture. */
export const imageBoxParts = (element: HTMLElement): BoxParts => ({
  ...allOn(element),
  border: element.querySelector('img') ?? element,
});
