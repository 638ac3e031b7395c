import { part, text } from '../../readers/attributes';
import { type ButtonType, type LinkProps, readButtonType, readLink } from '../../readers/links';

export interface ButtonItemProps extends LinkProps {
  text: string;
  buttonType: ButtonType;
  /** Heading of the dialog that a link of type block opens. */
  blockTitle?: string;
}

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
