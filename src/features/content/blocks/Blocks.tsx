import { type ReactNode, Suspense } from 'react';

import type { ContentNode } from '../tree/contentNode';
import { BlockBoundary } from './BlockBoundary';
import type { BlockViewProps } from './BlockView';
import styles from './Blocks.module.css';
import { blockViews } from './blockViews';

const renderBlocks: BlockViewProps['renderBlocks'] = (nodes, isFirst) => <Blocks nodes={nodes} isFirst={isFirst} />;

/** The view of the node's type, or what is within where there is none. */
const showNode = (node: ContentNode, isFirst: boolean): ReactNode => {
  const View = blockViews[node.contentType];
  return View ? (
    <View node={node} isFirst={isFirst} renderBlocks={renderBlocks} />
  ) : (
    renderBlocks(node.children, isFirst)
  );
};

export interface BlocksProps {
  nodes: readonly ContentNode[];
  isFirst: boolean;
}

/** Blocks in order; one that throws is replaced alone and logged with its type. */
export const Blocks = ({ nodes, isFirst }: BlocksProps) =>
  nodes.map((node, index) => (
    <BlockBoundary key={index} node={node}>
      <Suspense fallback={<div className={styles.room} data-type={node.contentType} />}>
        {showNode(node, isFirst && index === 0)}
      </Suspense>
    </BlockBoundary>
  ));
