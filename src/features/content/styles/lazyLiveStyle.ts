import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Style elements of editors: most content has none. What one stands in waits for it, so that nothing is seen without its looks. */
export const liveStyle = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-styles" */ './LiveStyle')).LiveStyle,
);
