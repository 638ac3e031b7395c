import { countries } from '../stores/countries';
import type { BackendProfile } from './profile';

/** A bare Magento Open Source with a small shop of another trade. */
export const stockProfile: BackendProfile = {
  name: 'stock',
  dataFolder: 'stock',
  // The second folder has the filters that the attributes of its catalogue add.
  schemaFolders: ['core', 'stockAttributes'],
  seed: 'stock',
  shop: { storeCode: 'default', storeName: 'Main Website Store', storageNamespace: 'STOCK' },
  hasImageService: false,
  payments: 'offline',
  losesCustomOptions: true,
  comparesOwnStock: true,
  hidesSoldOut: true,
  failsToMergeOptions: true,
  confusesOrderedOptions: true,
  cachesPictures: true,
  tellsCanonicalUrls: false,
  tellsTakenEmails: true,
  previews: false,
  returns: false,
  reviewPhotos: false,
  failsOnSwatchFilters: true,
  transport: {
    failsOnUnknownTypes: true,
    breaksNestedSpreads: true,
    sendsCacheIdAlways: true,
    mutationByGetStatus: 500,
    restMethodStatus: 404,
  },
  checkout: {
    honoursShopHeaders: false,
    dropsDisabledLines: true,
    checksRestAddresses: false,
    namesUnknownFields: false,
    deliveryCountries: countries.map(({ id }) => id),
    optionalPostcodes: ['GB', 'HK', 'IE', 'MO', 'PA'],
    needsTelephone: true,
    asksCompanies: true,
    freeOrderStatus: 'pending',
    tracksOrders: false,
    ordersIncludeTax: false,
    answersOrderIdAsText: true,
    tellsOrderComments: false,
    failsOnFreshTaxTitles: true,
  },
};
