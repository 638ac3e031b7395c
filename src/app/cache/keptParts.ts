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
  rootFields: new Set(['categories', 'cmsBlocks', 'products', 'route', 'storeConfig']),
};
