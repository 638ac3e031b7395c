import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The icon of a card that puts its product into the comparison. */
export const lazyCompareToggle = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/CompareToggle')).CompareToggle,
);

/** What was chosen to compare. */
export const lazyCompareTray = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/CompareTray')).CompareTray,
);

/** Says that what was chosen has not reached the backend. */
export const lazyListTrouble = lazyComponent(
  async () => (await import(/* webpackChunkName: "comparison" */ './parts/ListTrouble')).ListTrouble,
);
