import { isOn, part, text } from '../../readers/attributes';
import type { ButtonItemProps, ButtonsProps } from '../../readers/blockProps';
import { readButtonType, readLink } from '../../readers/links';

/** Reads a group of buttons. */
export const readButtons = ({ dataset }: HTMLElement): ButtonsProps => ({ isSameWidth: isOn(dataset.sameWidth) });

/** Reads one button. */
export const readButtonItem = (element: HTMLElement): ButtonItemProps => {
  const anchor = element.querySelector<HTMLElement>('a');
  const button = anchor ?? part(element, 'empty_link');
  return {
    ...readLink(anchor),
    text: element.textContent.trim(),
    buttonType: readButtonType(button),
    blockTitle: text(button.dataset.blockTitle ?? element.dataset.blockTitle),
  };
};
