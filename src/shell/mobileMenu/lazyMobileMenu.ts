import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The menu of small screens, in a chunk of its own; its trigger loads it when the pointer or the focus comes near. */
export const lazyMobileMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "mobile-menu" */ './MobileMenu')).MobileMenu,
);
