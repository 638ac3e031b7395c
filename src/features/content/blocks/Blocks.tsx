import { createElement, type ReactNode, Suspense } from 'react';

import type { ContentType } from '../readers/blockProps';
import type { ContentNode, NodeOf } from '../tree/contentNode';
import { BlockBoundary } from './BlockBoundary';
import type { BlockViewProps } from './BlockView';
import styles from './Blocks.module.css';
import { blockViews } from './blockViews';

const renderBlocks: BlockViewProps<ContentType>['renderBlocks'] = (nodes, isFirst) => (
  <Blocks nodes={nodes} isFirst={isFirst} />
);

const show = <Type extends ContentType>(contentType: Type, node: NodeOf<Type>, isFirst: boolean): ReactNode =>
  createElement(blockViews[contentType], { node, isFirst, renderBlocks });

const showNode = (node: ContentNode, isFirst: boolean): ReactNode => {
  switch (node.contentType) {
    case 'row':
      return show('row', node, isFirst);
    case 'column-group':
      return show('column-group', node, isFirst);
    case 'column-line':
      return show('column-line', node, isFirst);
    case 'column':
      return show('column', node, isFirst);
    case 'heading':
      return show('heading', node, isFirst);
    case 'text':
      return show('text', node, isFirst);
    case 'html':
      return show('html', node, isFirst);
    case 'image':
      return show('image', node, isFirst);
    case 'buttons':
      return show('buttons', node, isFirst);
    case 'button-item':
      return show('button-item', node, isFirst);
    case 'banner':
      return show('banner', node, isFirst);
    case 'slider':
      return show('slider', node, isFirst);
    case 'slide':
      return show('slide', node, isFirst);
    case 'products':
      return show('products', node, isFirst);
  }
};

export interface BlocksProps {
  nodes: readonly ContentNode[];
  isFirst: boolean;
}

/** Blocks in order; one that throws is replaced alone and logged with its type. */
export const Blocks = ({ nodes, isFirst }: BlocksProps) =>
  nodes.map((node, index) => (
    <BlockBoundary key={index} contentType={node.contentType}>
      <Suspense fallback={<div className={styles.room} data-type={node.contentType} />}>
        {showNode(node, isFirst && index === 0)}
      </Suspense>
    </BlockBoundary>
  ));
