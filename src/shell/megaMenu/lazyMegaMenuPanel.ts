import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The panel of a category, in a chunk of its own: the menu loads it when the pointer or the focus comes near. */
export const lazyMegaMenuPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "mega-menu" */ './MegaMenuPanel')).MegaMenuPanel,
);
