import { createElement, Fragment, type ReactNode } from 'react';

import { LazyRichVideo } from '../video/LazyRichVideo';
import { liveStyle } from '../styles/lazyLiveStyle';
import { liveScopes } from '../tree/applyStyleElements';
import { contentId } from './contentId';
import { ContentLink } from './ContentLink';
import { richPicture } from './lazyRichPicture';
import { ownClassNames } from './ownClassNames';
import { standIn } from './standIn';
import styles from './RichContent.module.css';
import { safeStyle } from './safeStyle';

/** Elements that running text may keep; any other is replaced by its children, or by a box or a span of them. */
const kept = new Set([
  'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'code', 'pre', 'blockquote', 'hr',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'div', 'address', 'time',
  'q', 'cite', 'del', 'ins', 'kbd', 'samp', 'var', 'dfn', 'bdi', 'ruby', 'rt', 'rp', 'wbr', 'details', 'summary',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption',
]); // prettier-ignore

const voidElements = new Set(['br', 'hr', 'wbr']);
/** Elements that have a look of their own in running text. */
const styled = /^(?:[uod]l|pre|code|blockquote|table|button)$/;

/** Elements in which white space means nothing, and React takes none. */
const tableParts = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);

const textOf = ({ data, parentElement }: Text): string | null =>
  parentElement && tableParts.has(parentElement.tagName) && data.trim() === '' ? null : data;

const spanOf = (value: string | null): number | undefined => {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
};

/** Attributes that are kept as they are, where they mean something. */
const plainAttributes = ['title', 'lang', 'start', 'value', 'scope'];

const classNamesOf = ({ localName, classList }: HTMLElement): string | undefined =>
  `${(styled.test(localName) && styles.rich) || ''} ${ownClassNames(classList)}`.trim() || undefined;

const attributesOf = (element: HTMLElement, key: number) => ({
  key,
  id: contentId(element),
  className: classNamesOf(element),
  style: safeStyle(element),
  ...Object.fromEntries(plainAttributes.map((name) => [name, element.getAttribute(name) ?? undefined])),
  reversed: element.hasAttribute('reversed'),
  ...(element instanceof HTMLDetailsElement ? { open: element.open } : {}),
  ...(element instanceof HTMLTableCellElement
    ? {
        colSpan: spanOf(element.getAttribute('colspan')),
        rowSpan: spanOf(element.getAttribute('rowspan')),
      }
    : {}),
});

/** A table scrolls by itself where it is wider than its place; by keyboard too. */
const tableOf = (element: HTMLElement, key: number, table: ReactNode): ReactNode => (
  <div
    key={key}
    className={styles.scroll}
    role="group"
    aria-label={element.querySelector('caption')?.textContent.trim() || undefined}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard (WCAG 2.1.1).
    tabIndex={0}
  >
    {table}
  </div>
);

const nodeToReact = (node: Node, key: number): ReactNode => {
  if (node instanceof Text) return textOf(node);
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (/^(?:style|col|colgroup)$/.test(tag)) return null;
  if (tag === 'img') return <richPicture.Component key={key} element={node} />;
  if (node.dataset.element === 'video' && node.dataset.src) return <LazyRichVideo key={key} element={node} />;
  const scope = liveScopes.get(node);
  if (scope) return <liveStyle.Component key={key} element={node} scope={scope} />;
  const children = childrenToReact(node);
  if (tag === 'a') {
    return (
      <ContentLink
        key={key}
        href={node.getAttribute('href') ?? undefined}
        id={contentId(node)}
        className={classNamesOf(node)}
        opensInNewTab={node.getAttribute('target') === '_blank'}
      >
        {children}
      </ContentLink>
    );
  }
  const shown = kept.has(tag) ? tag : standIn(tag);
  if (!shown) return <Fragment key={key}>{children}</Fragment>;
  const attributes = { ...attributesOf(node, key), 'data-tag': shown === tag ? undefined : tag };
  const element = createElement(shown, attributes, voidElements.has(tag) ? undefined : children);
  return tag === 'table' ? tableOf(node, key, element) : element;
};

const childrenToReact = (parent: Node): ReactNode[] => [...parent.childNodes].map(nodeToReact);

export interface RichContentProps {
  /** Root of a sanitised tree: its children are shown. */
  content: Node;
}

/** Running text of the backend as React elements: an allow-list of elements, attributes and styles over the sanitised tree. */
export const RichContent = ({ content }: RichContentProps) => <>{childrenToReact(content)}</>;
