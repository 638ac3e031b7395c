import { Component, type ReactNode } from 'react';

import { log } from '@/kernel/logging/log';

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
    log.error(`The ${this.props.contentType} block failed.`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
