import { createElement, Fragment, type ReactNode } from 'react';

import { LazyRichVideo } from '../video/LazyRichVideo';
import { liveStyle } from '../styles/lazyLiveStyle';
import { drawingOf } from '../sanitise/vectorNotes';
import { liveScopes } from '../tree/applyStyleElements';
import { contentId } from './contentId';
import { ContentLink } from './ContentLink';
import { attributesOf, classNamesOf, elementStyle, isHidden, shownTag, shownText, voidElements } from './elementLook';
import { isProductList } from './isProductList';
import { linkAttributes, linkWords } from './linkLook';
import { richPicture, richVector } from './lazyRichPicture';
import { ProductList } from './productLists';
import styles from './RichContent.module.css';

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
  if (node instanceof Text) return shownText(node);
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (tag === 'style' || isHidden(node)) return null;
  if (tag === 'img') {
    const { Component } = drawingOf(node) ? richVector : richPicture;
    return <Component key={key} element={node} />;
  }
  if (node.dataset.element === 'video' && node.dataset.src) return <LazyRichVideo key={key} element={node} />;
  if (isProductList(node)) return <ProductList key={key} element={node} />;
  const scope = liveScopes.get(node);
  if (scope) return <liveStyle.Component key={key} element={node} scope={scope} />;
  const children = childrenToReact(node);
  // A part of a picture that cannot be pressed there is a link of its own; without words there is nothing to press.
  if (tag === 'area' && linkWords(node) === null) return null;
  if (tag === 'a' || tag === 'area') {
    return (
      <ContentLink
        key={key}
        href={node.getAttribute('href') ?? undefined}
        id={contentId(node)}
        className={classNamesOf(node)}
        style={elementStyle(node)}
        {...linkAttributes(node)}
        opensInNewTab={node.getAttribute('target') === '_blank'}
      >
        {children}
        {linkWords(node)}
        {tag === 'area' ? ' ' : null}
      </ContentLink>
    );
  }
  const shown = shownTag(tag);
  if (!shown) return <Fragment key={key}>{children}</Fragment>;
  const attributes = { key, ...attributesOf(node, shown) };
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
