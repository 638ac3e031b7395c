import {
  attributesOf,
  classNamesOf,
  elementStyle,
  isHidden,
  shownTag,
  shownText,
  voidElements,
} from '../rich/elementLook';
import { isProductList } from '../rich/isProductList';
import { linkWords } from '../rich/linkLook';
import { richPictureLook } from '../rich/richPictureLook';
import richStyles from '../rich/RichContent.module.css';
import { drawPicture } from './drawPicture';
import type { Drawing } from './drawing';
import { make } from './make';

/** Elements that the page shows in another way, or not at all: with them the first view ends. */
const foreign = /^(?:svg|math|canvas|form|select|textarea|dialog|map|picture)$/;
/** Pictures whose address the page looks for elsewhere, as a script of the theme would. */
const late = 'img[src^="data:"], img:not([src]), img[srcset], img[data-src], img[data-original], img[class*="lazy"]';
/** Elements whose words are not for reading. */
const unread = /^(?:script|style|noscript|noembed|noframes|template|title|datalist|plaintext|xmp)$/;
/** A film, or a block of a kind that has code of its own. */
const built = '[data-element="video"], [data-content-type]';

const drawNode = (node: Node, drawing: Drawing): Node | undefined => {
  if (node instanceof Text) {
    const text = shownText(node);
    return text !== null && drawing.counts(text.length) ? document.createTextNode(text) : undefined;
  }
  if (!(node instanceof Element)) return undefined;
  if (unread.test(node.localName)) return /<img/i.test(node.innerHTML) ? drawing.end() : undefined;
  const isDrawn =
    node instanceof HTMLElement &&
    !foreign.test(node.localName) &&
    !node.matches(`${built}, ${late}`) &&
    !isProductList(node);
  // Rules of an editor's own may give everything another look.
  if (!isDrawn || node.dataset.contentStyle !== undefined) return drawing.end();
  return isHidden(node) || !drawing.counts() ? undefined : drawElement(node, drawing);
};

const drawElement = (node: HTMLElement, drawing: Drawing): Node => {
  const { localName: tag } = node;
  if (tag === 'img') {
    const look = richPictureLook(node, node.getAttribute('src') ?? '');
    return look ? drawPicture(drawing, look.picture, look) : document.createDocumentFragment();
  }
  if (tag === 'a')
    return make(
      'a',
      { className: classNamesOf(node), style: elementStyle(node) },
      drawText(node, drawing),
      linkWords(node) ?? undefined,
    );
  const shown = shownTag(tag);
  if (!shown) return drawText(node, drawing);
  const inside = voidElements.has(shown) ? undefined : drawText(node, drawing);
  // Its id comes with the page, which looks for it.
  const element = make(shown, { ...attributesOf(node, shown), id: undefined }, inside);
  return tag === 'table' ? make('div', { className: richStyles.scroll }, element) : element;
};

/** Draws running text as the page shows it: an allow-list of elements, attributes and styles. */
export const drawText = (content: Node, drawing: Drawing): DocumentFragment => {
  const drawn = document.createDocumentFragment();
  for (const node of content.childNodes) {
    if (drawing.isOver) break;
    const element = drawNode(node, drawing);
    if (element) drawn.append(element);
  }
  return drawn;
};
