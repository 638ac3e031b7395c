import { Component, type ReactNode } from 'react';

import { log } from '@/kernel/logging/log';
import { BlockConfigError } from './useBlockProps';

export interface BlockBoundaryProps {
  contentType: string;
  children: ReactNode;
}

/** Keeps a block that throws from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    const { contentType } = this.props;
    if (error instanceof BlockConfigError) {
      log.warn(`Failed to aggregate config for content type ${contentType}.`, error.cause);
    } else {
      log.error(`The ${contentType} block failed.`, error);
    }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
