import { sanitise } from '../../sanitise/sanitise';

export interface HtmlProps {
  /** Of the sanitised tree. */
  content: Node;
}

/** Reads raw HTML. Page Builder escapes its markup unless it says that it did not: then it is markup only now. */
export const readHtml = (element: HTMLElement): HtmlProps => ({
  content:
    element.dataset.decoded === 'true' || element.childElementCount > 0 ? element : sanitise(element.textContent),
});
