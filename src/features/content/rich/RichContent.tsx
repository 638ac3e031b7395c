import { createElement, Fragment, type ReactNode } from 'react';

import { imageUrl } from '@/kernel/images/imageUrl';
import { ContentLink } from './ContentLink';
import { safeStyle } from './safeStyle';

/** Elements that running text may keep; any other is replaced by its children. */
const kept = new Set([
  'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'code', 'pre', 'blockquote', 'hr',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'div', 'address', 'time',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption',
]); // prettier-ignore

const voidElements = new Set(['br', 'hr']);
const richImageWidth = 960;

/** Elements in which white space means nothing, and React takes none. */
const tableParts = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR']);

const textOf = ({ data, parentElement }: Text): string | null =>
  parentElement && tableParts.has(parentElement.tagName) && data.trim() === '' ? null : data;

const spanOf = (value: string | null): number | undefined => {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
};

const attributesOf = (element: HTMLElement, key: number) => ({
  key,
  style: safeStyle(element.style),
  title: element.getAttribute('title') ?? undefined,
  lang: element.getAttribute('lang') ?? undefined,
  ...(element instanceof HTMLTableCellElement
    ? {
        colSpan: spanOf(element.getAttribute('colspan')),
        rowSpan: spanOf(element.getAttribute('rowspan')),
        scope: element.getAttribute('scope') ?? undefined,
      }
    : {}),
});

const pixels = (value: string | null): number | undefined => {
  const number = Number(value);
  return number > 0 ? number : undefined;
};

const imageOf = (element: HTMLElement, key: number): ReactNode => {
  const source = element.getAttribute('src');
  if (!source || /^(data|blob|javascript):/i.test(source)) return null;
  return (
    <img
      key={key}
      src={imageUrl(source, { type: 'wysiwyg', width: richImageWidth, fit: 'bounds' })}
      alt={element.getAttribute('alt') ?? ''}
      width={pixels(element.getAttribute('width'))}
      height={pixels(element.getAttribute('height'))}
      loading="lazy"
    />
  );
};

const nodeToReact = (node: Node, key: number): ReactNode => {
  if (node instanceof Text) return textOf(node);
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'style') return null;
  if (tag === 'img') return imageOf(node, key);
  const children = childrenToReact(node);
  if (tag === 'a') {
    return (
      <ContentLink
        key={key}
        href={node.getAttribute('href') ?? undefined}
        opensInNewTab={node.getAttribute('target') === '_blank'}
      >
        {children}
      </ContentLink>
    );
  }
  if (!kept.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, attributesOf(node, key), voidElements.has(tag) ? undefined : children);
};

const childrenToReact = (parent: Node): ReactNode[] => [...parent.childNodes].map(nodeToReact);

export interface RichContentProps {
  /** Root of a sanitised tree: its children are shown. */
  content: Node;
}

/** Running text of the backend as React elements: an allow-list of elements, attributes and styles over the sanitised tree. */
export const RichContent = ({ content }: RichContentProps) => <>{childrenToReact(content)}</>;
