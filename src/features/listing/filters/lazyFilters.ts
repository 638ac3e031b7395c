import { lazyComponent } from '@/kernel/routing/lazyComponent';

// What narrows a list, in one chunk of its own: the list is there without it.

/** The filters beside a list. */
export const lazyFilterSidebar = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilterSidebar')).FilterSidebar,
);

/** The filters over a small screen. */
export const lazyFilterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilterPanel')).FilterPanel,
);

/** What a list is narrowed by. */
export const lazyAppliedFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './AppliedFilters')).AppliedFilters,
);

/** Options to begin with. */
export const lazyQuickFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './QuickFilters')).QuickFilters,
);

/** What stands in the place of a list that the filters leave empty. */
export const lazyFilteredEmpty = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilteredEmpty')).FilteredEmpty,
);
