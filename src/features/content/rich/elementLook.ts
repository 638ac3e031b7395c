import type { CSSProperties } from 'react';
import { attributeStyle } from './attributeStyle';
import { contentId } from './contentId';
import { ownClassNames } from './ownClassNames';
import styles from './RichContent.module.css';
import { safeStyle } from './safeStyle';
import { standIn } from './standIn';

/** Elements that running text may keep; any other is replaced by its children, or by a box or a span of them. */
const kept = new Set([
  'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'code', 'pre', 'blockquote', 'hr',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'div', 'address', 'time',
  'q', 'cite', 'del', 'ins', 'kbd', 'samp', 'var', 'dfn', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'wbr', 'details', 'summary',
  'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption',
]); // prettier-ignore

export const voidElements = new Set(['br', 'hr', 'wbr', 'col']);
/** Elements that have a look of their own in running text. */
const styled = /^(?:[uod]l|pre|code|blockquote|table|button)$/;

/** Elements in which white space means nothing, and React takes none. */
const tableParts = new Set(['TABLE', 'COLGROUP', 'THEAD', 'TBODY', 'TFOOT', 'TR']);

/** The text of a node of text; null for one that React takes for nothing. */
export const shownText = ({ data, parentElement }: Text): string | null =>
  parentElement && tableParts.has(parentElement.tagName) && data.trim() === '' ? null : data;

const spanOf = (value: string | null): number | undefined => {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
};

/** Attributes that are kept as they are, where they mean something. */
const plainAttributes = ['title', 'lang', 'dir', 'start', 'value', 'scope', 'span'];

export const classNamesOf = ({ localName, classList }: HTMLElement): string | undefined =>
  `${(styled.test(localName) && styles.rich) || ''} ${ownClassNames(classList)}`.trim() || undefined;

/** The element that stands for one of the content; undefined where only what is in it is shown. */
export const shownTag = (tag: string): string | undefined => (kept.has(tag) ? tag : standIn(tag));

/** Parts that a script of Magento's themes opens: an accordion that nobody opens must be readable all the same. */
const openedByScript =
  '[data-opened-by-script], [data-role="content"], [role="tabpanel"], .panel-collapse, .accordion-content';

/** Whether an editor hid an element; what only a script would show is shown. */
export const isHidden = (element: HTMLElement): boolean => element.hidden && !element.matches(openedByScript);

/** The style of an element of running text, of its own or of older attributes; undefined when there is none. */
export const elementStyle = (element: HTMLElement): CSSProperties | undefined => {
  const { display, ...style }: CSSProperties = { ...attributeStyle(element), ...safeStyle(element) };
  const isOpened = display === 'none' && element.matches(openedByScript);
  const shown = display === undefined || isOpened ? style : { ...style, display };
  return Object.keys(shown).length > 0 ? shown : undefined;
};

/** Attributes of an element of running text: what it may keep of its own. */
export const attributesOf = (element: HTMLElement, tag: string) => ({
  id: contentId(element),
  className: classNamesOf(element),
  style: elementStyle(element),
  ...Object.fromEntries(plainAttributes.map((name) => [name, element.getAttribute(name) ?? undefined])),
  reversed: element.hasAttribute('reversed'),
  ...(element instanceof HTMLDetailsElement ? { open: element.open } : {}),
  ...(element instanceof HTMLTableCellElement
    ? {
        colSpan: spanOf(element.getAttribute('colspan')),
        rowSpan: spanOf(element.getAttribute('rowspan')),
      }
    : {}),
  'data-tag': tag === element.localName ? undefined : element.localName,
});
