import type { ComponentType, ReactNode } from 'react';

import type { ContentNode } from '../tree/contentNode';

export interface BlockViewProps {
  node: ContentNode;
  /** Whether the block stands at the top of the page, so that its pictures load first. */
  isFirst: boolean;
  /** Shows the blocks within: handed in, because a container knows no other block. */
  renderBlocks: (nodes: readonly ContentNode[], isFirst: boolean) => ReactNode;
}

/** A component that shows one content type. */
export type BlockView = ComponentType<BlockViewProps>;
