import { allOn, type BoxParts } from '../../readers/boxStyle';

/** All of it belongs to the link within; the margin to the block where the link has none. */
export const buttonItemBoxParts = (element: HTMLElement): BoxParts => {
  const link = element.querySelector<HTMLElement>(':scope > *') ?? element;
  const hasMargin = Array.from(link.style).some((property) => property.startsWith('margin'));
  return { ...allOn(link), margin: hasMargin ? link : element };
};
