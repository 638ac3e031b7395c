import { sanitise } from '../../sanitise/sanitise';
import { applyStyleElements } from '../../tree/applyStyleElements';

export interface HtmlProps {
  /** Of the sanitised tree. */
  content: Node;
  /** Whether there is nothing to see in it, but rules for other blocks. */
  isOnlyRules: boolean;
}

const markup = (html: string): Node => {
  const content = sanitise(html);
  applyStyleElements(content);
  return content;
};

const isNothing = (node: Node): boolean =>
  node instanceof HTMLElement ? 'contentStyle' in node.dataset : node.textContent?.trim() === '';

/** Reads raw HTML. Page Builder escapes its markup unless it says that it did not: then it is markup only now. */
export const readHtml = (element: HTMLElement): HtmlProps => {
  const isMarkup = element.dataset.decoded === 'true' || element.childElementCount > 0;
  const content = isMarkup ? element : markup(element.textContent);
  return { content, isOnlyRules: content.hasChildNodes() && [...content.childNodes].every(isNothing) };
};
