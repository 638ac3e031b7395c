import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The icon of a card that puts its product into the comparison. */
export const lazyCompareToggle = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/CompareToggle')).CompareToggle,
);

/** What was chosen to compare. */
export const lazyCompareTray = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/CompareTray')).CompareTray,
);

/** Puts the product of a page into the comparison, and leads to it; below what is seen first. */
export const lazyCompareActions = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/CompareActions')).CompareActions,
);
