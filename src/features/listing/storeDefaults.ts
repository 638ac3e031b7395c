import { settings } from '@/kernel/app/settings';

/** What the store says of its lists; older versions of Magento say only a part. */
export interface ListDefaults {
  grid_per_page?: number | null;
  catalog_default_sort_by?: string | null;
}

/** An order that the store names although no list can be asked for in it. */
let refusedSortBy: string | undefined;

/** The page size and the order of the store where this visit asks for others, because the store was changed after the build. */
const changesOf = (store: ListDefaults | null | undefined): { pageSize?: number; sortBy?: string } => {
  const { grid_per_page: pageSize, catalog_default_sort_by: sortBy } = store ?? {};
  return {
    ...(pageSize && pageSize !== settings.pageSize ? { pageSize } : {}),
    ...(sortBy && sortBy !== settings.sortBy && sortBy !== refusedSortBy ? { sortBy } : {}),
  };
};

/**
 * Whether the list of an address was asked for in another size or order than the store has. The embedded backend's server
 * writes both into the page, so that they are always the store's.
 */
export const differsFromStore = (store: ListDefaults | null | undefined, search: string): boolean => {
  if (CAPABILITIES.shopFilters) return false;
  const { pageSize, sortBy } = changesOf(store);
  const address = new URLSearchParams(search);
  return (pageSize !== undefined && !address.has('limit')) || (sortBy !== undefined && !address.has('sort'));
};

/**
 * Goes on with the page size and the order of the store.
 * @returns whether the list of the address has to be asked for again.
 */
export const takeListDefaults = (store: ListDefaults | null | undefined, search: string): boolean => {
  const isOther = differsFromStore(store, search);
  if (!CAPABILITIES.shopFilters) Object.assign(settings, changesOf(store));
  return isOther;
};

/** Goes on with the positions, because no list can be asked for in the order of the store. */
export const giveUpStoreSort = (): void => {
  refusedSortBy = settings.sortBy;
  settings.sortBy = 'position';
};
