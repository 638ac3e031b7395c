import { styleCarrier } from './inertMarkup';

/** What an editor drew, as unsafe as it was, by the picture that stands for it. It is never part of the page. */
const drawn = new WeakMap<Element, Node>();

/** What a picture stands for, if an editor drew it. */
export const drawingOf = (img: Element): Node | undefined => drawn.get(img);

/** Has a picture stand for what is drawn in a text: of the drawing itself nothing stays. */
export const noteVector = (element: Element): void => {
  if (!(element instanceof SVGSVGElement) || element.ownerSVGElement) return;
  // First of all: to copy the text of a script is what the page's policy refuses, though it never runs.
  for (const script of element.querySelectorAll('script')) script.remove();
  const img = element.ownerDocument.createElement('img');
  const style = element.getAttribute(styleCarrier);
  if (style !== null) img.style.cssText = style;
  img.className = element.getAttribute('class') ?? '';
  drawn.set(img, element.cloneNode(true));
  element.before(img);
};

/** Sets the style that an element was parsed with under another name. */
export const setInlineStyle = (element: Element): void => {
  const style = element.getAttribute(styleCarrier) ?? element.getAttribute('style');
  if (style === null) return;
  element.removeAttribute(styleCarrier);
  element.removeAttribute('style');
  if (element instanceof HTMLElement || element instanceof SVGElement) element.style.cssText = style;
};
