import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Chooses how many products a page has; below the list, where nobody is yet when it appears. */
export const lazyPageSizeSelect = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-more" */ './PageSizeSelect')).PageSizeSelect,
);
