import { type LazyComponent, lazyComponent } from '@/kernel/routing/lazyComponent';
import type { BlockProps, ContentBlock } from './contentBlock';

/** Code that can be fetched before the block that needs it is shown. */
export type Preloadable = Pick<LazyComponent<BlockProps>, 'load' | 'isLoaded'>;

export interface LazyBlock {
  View: LazyComponent<BlockProps>['Component'];
  preload: Preloadable;
  /** The block itself, with its reader. */
  fetchBlock: () => Promise<ContentBlock>;
}

/** A block whose reader and view are in a chunk that is fetched when a page has such a block. */
export const lazyBlock = (fetchBlock: () => Promise<ContentBlock>): LazyBlock => {
  const preload = lazyComponent(fetchBlock);
  return { View: preload.Component, preload, fetchBlock };
};
