import { Component, type ReactNode } from 'react';

import { log } from '@/kernel/logging/log';
import type { ContentNode } from '../tree/contentNode';
import { warnOnce } from '../tree/warnOnce';
import { BlockConfigError } from '../block/contentBlock';

export interface BlockBoundaryProps {
  node: ContentNode;
  children: ReactNode;
}

interface BlockBoundaryState {
  hasFailed: boolean;
  node: ContentNode;
}

/** Keeps a block that throws from taking the page with it; another block in its place has its own chance. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { hasFailed: false, node: this.props.node };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ node }: BlockBoundaryProps, state: BlockBoundaryState) {
    return node === state.node ? null : { hasFailed: false, node };
  }

  override componentDidCatch(error: Error) {
    const { contentType } = this.props.node;
    if (error instanceof BlockConfigError) {
      warnOnce(`Failed to aggregate config for content type ${contentType}.`, error.cause);
    } else {
      log.error(`The ${contentType} block failed.`, error);
    }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
