import type { KeptParts } from '@/kernel/graphql/persistence/records';

/** What earlier visits keep: only what is the same for everybody, so nothing of a customer ever is. */
export const keptParts: KeptParts = {
  types: new Set([
    'BundleProduct',
    'CategoryTree',
    'CmsBlock',
    'CmsPage',
    'ConfigurableProduct',
    'DownloadableProduct',
    'GroupedProduct',
    'SimpleProduct',
    'StoreConfig',
    'VirtualProduct',
  ]),
  // The store views and currencies stand in the answer of the top strip, which could not be read without them.
  rootFields: new Set(['availableStores', 'categories', 'cmsBlocks', 'currency', 'products', 'route', 'storeConfig']),
};
