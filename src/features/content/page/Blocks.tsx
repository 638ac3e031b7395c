import { lazy, type ReactNode, Suspense } from 'react';

import type { ContentNode } from '../tree/contentNode';
import { firstLot } from './firstBatch';
import { BlockBoundary } from './BlockBoundary';
import type { BlockViewProps } from '../block/contentBlock';
import styles from './Blocks.module.css';
import { blockViews } from '../blocks/blockViews';

const RestOfBlocks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-rest" */ './RestOfBlocks')).RestOfBlocks,
}));

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

const showNodes = (nodes: readonly ContentNode[], isFirst: boolean): ReactNode =>
  nodes.map((node, index) => (
    <BlockBoundary key={index} node={node}>
      <Suspense fallback={<div className={styles.room} data-type={node.contentType} />}>
        {showNode(node, isFirst && index === 0)}
      </Suspense>
    </BlockBoundary>
  ));

/** Blocks in order; one that throws is replaced alone and logged with its type. The end of a long page comes when idle. */
export const Blocks = ({ nodes, isFirst }: BlocksProps) => {
  const count = firstLot(nodes);
  if (count === nodes.length) return showNodes(nodes, isFirst);
  return (
    <>
      {showNodes(nodes.slice(0, count), isFirst)}
      <Suspense fallback={null}>
        <RestOfBlocks nodes={nodes} from={count} showNodes={showNodes} />
      </Suspense>
    </>
  );
};
