import { lazyComponent } from '@/kernel/routing/lazyComponent';

// Filters are in a chunk of their own: the list is shown without it.

/** The filters beside a list. */
export const lazyFilterSidebar = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilterSidebar')).FilterSidebar,
);

/** The filters over a small screen. */
export const lazyFilterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilterPanel')).FilterPanel,
);

/** The applied filters of a list. */
export const lazyAppliedFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './AppliedFilters')).AppliedFilters,
);

/** Options to begin with. */
export const lazyQuickFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './QuickFilters')).QuickFilters,
);

/** Replaces a list that the filters leave empty. */
export const lazyFilteredEmpty = lazyComponent(
  async () => (await import(/* webpackChunkName: "listing-filters" */ './FilteredEmpty')).FilteredEmpty,
);
