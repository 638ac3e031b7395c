import type { ComponentType } from 'react';

import type { ContentType } from '../readers/blockProps';
import type { NodeOf } from '../tree/contentNode';

export interface BlockViewProps<Type extends ContentType> {
  node: NodeOf<Type>;
  /** Whether the block stands at the top of the page, so that its pictures load first. */
  isFirst: boolean;
}

/** A component that shows one content type. */
export type BlockView<Type extends ContentType> = ComponentType<BlockViewProps<Type>>;
