import { sanitise } from '../../sanitise/sanitise';
import type { RichProps } from '../../readers/blockProps';

/** Reads raw HTML. Page Builder escapes its markup unless it says that it did not: then it is markup only now. */
export const readHtml = (element: HTMLElement): RichProps => ({
  content:
    element.dataset.decoded === 'true' || element.childElementCount > 0 ? element : sanitise(element.textContent),
});

/** Reads a static block, whose content the backend has put in its place. */
export const readStaticBlock = (element: HTMLElement): RichProps => ({
  content: element.querySelector('.block-static-block') ?? element,
});
