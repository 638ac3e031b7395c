import { allOn, type BoxParts } from '../../readers/boxStyle';

/** A contained row keeps its styling on its inner element. */
export const rowBoxParts = (element: HTMLElement): BoxParts => {
  const inner = element.querySelector<HTMLElement>(':scope > [data-element="inner"]');
  return allOn(element.dataset.appearance === 'contained' && inner ? inner : element);
};
