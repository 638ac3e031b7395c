import { closeBlock, useOpenedBlocks } from '@/features/content/openedBlocks';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from './LazySlot';

const lazyBlockDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-sections" */ '@/features/content/BlockDialogs')).BlockDialogs,
);

/** The place of the dialogs that links of content open. */
export const BlockDialogSlot = () => (
  <LazySlot isOpen={useOpenedBlocks().current !== null} lazy={lazyBlockDialogs} onFailure={closeBlock} />
);
