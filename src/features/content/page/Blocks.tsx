import { lazy, type ReactNode, Suspense } from 'react';

import type { ContentNode } from '../tree/contentNode';
import { readContent } from '../tree/readContent';
import { contentTypes } from '../types/contentTypes';
import { firstBatch } from './firstBatch';
import { BlockBoundary } from './BlockBoundary';
import type { BlockProps } from '../block/contentBlock';
import styles from './Blocks.module.css';

const RestOfBlocks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './RestOfBlocks')).RestOfBlocks,
}));

const renderBlocks: BlockProps['renderBlocks'] = (nodes, isFirst) => <Blocks nodes={nodes} isFirst={isFirst} />;

const showNode = (node: ContentNode, isFirst: boolean): ReactNode => {
  const { View } = contentTypes[node.contentType];
  return View ? <View node={node} isFirst={isFirst} renderBlocks={renderBlocks} readContent={readContent} /> : null;
};

export interface BlocksProps {
  nodes: readonly ContentNode[];
  isFirst: boolean;
}

/** Words before it do not make a picture a later one. */
const isPictured = ({ contentType }: ContentNode): boolean => contentType !== 'text' && contentType !== 'heading';

const showNodes = (nodes: readonly ContentNode[], isFirst: boolean): ReactNode => {
  const first = isFirst ? nodes.findIndex(isPictured) : -1;
  return nodes.map((node, index) => (
    <BlockBoundary key={index} node={node}>
      <Suspense fallback={<div className={styles.reserved} data-type={node.contentType} />}>
        {showNode(node, index === first)}
      </Suspense>
    </BlockBoundary>
  ));
};

/** Blocks in order; one that throws is replaced alone and logged with its type. The end of a long page comes when idle. */
export const Blocks = ({ nodes, isFirst }: BlocksProps) => {
  const count = firstBatch(nodes);
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
