import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** A banner with settings of its own, in the place of the plain one. */
export const styledBanner = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-banner" */ './StyledBanner')).StyledBanner,
);
