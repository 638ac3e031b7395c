import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { ContentNode } from '../tree/contentNode';
import { readContent } from '../tree/readContent';
import { contentTypes } from '../types/contentTypes';
import { firstBatch } from './firstBatch';
import { BlockBoundary } from './BlockBoundary';
import { NearBlock, Room } from './NearBlock';
import type { BlockProps } from '../block/contentBlock';

const lazyRestOfBlocks = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-blocks" */ './RestOfBlocks')).RestOfBlocks,
);

const renderBlocks: BlockProps['renderBlocks'] = (nodes, isFirst) => <Blocks nodes={nodes} isFirst={isFirst} />;

const showNode = (node: ContentNode, isFirst: boolean): ReactNode => {
  const { View, comesWhenNear } = contentTypes[node.contentType];
  if (!View) return null;
  const view = <View node={node} isFirst={isFirst} renderBlocks={renderBlocks} readContent={readContent} />;
  return comesWhenNear ? <NearBlock type={node.contentType}>{view}</NearBlock> : view;
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
      <Suspense fallback={<Room type={node.contentType} />}>{showNode(node, index === first)}</Suspense>
    </BlockBoundary>
  ));
};

/** The end of a long page whose code for batches did not come: slower, but not missing. */
const RestAtOnce = ({ nodes, from }: { nodes: readonly ContentNode[]; from: number }) =>
  showNodes(nodes.slice(from), false);

/** Blocks in order; one that throws is replaced alone and logged with its type. The end of a long page comes when idle. */
export const Blocks = ({ nodes, isFirst }: BlocksProps) => {
  const count = firstBatch(nodes);
  if (count === nodes.length) return showNodes(nodes, isFirst);
  return (
    <>
      {showNodes(nodes.slice(0, count), isFirst)}
      <ErrorBoundary fallback={<RestAtOnce nodes={nodes} from={count} />}>
        <Suspense>
          <lazyRestOfBlocks.Component nodes={nodes} from={count} showNodes={showNodes} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};
