import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The search box with its suggestions, in a chunk of its own; its trigger loads it when the pointer or the focus comes near. */
export const lazySearchPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "search" */ './SearchPanel')).SearchPanel,
);
