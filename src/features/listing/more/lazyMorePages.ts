import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** What follows the page of a list: more of it. */
export const lazyMorePages = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-more" */ './MorePages')).MorePages,
);
