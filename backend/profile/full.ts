import type { BackendProfile } from './profile';

/** The shop's own backend: the real backend's schema with every extension, and this shop's goods. */
export const fullProfile: BackendProfile = {
  name: 'full',
  dataFolder: '',
  schemaFolders: ['core', 'extensions'],
  seed: 'halewell',
  shop: {},
  hasImageService: true,
  payments: 'testProvider',
  losesCustomOptions: false,
  comparesOwnStock: false,
  hidesSoldOut: false,
  tellsTakenEmails: false,
  previews: true,
  returns: true,
  reviewPhotos: true,
  failsOnSwatchFilters: false,
  transport: {
    failsOnUnknownTypes: false,
    breaksNestedSpreads: false,
    sendsCacheIdAlways: false,
    // A link, an image or a prefetch must not even look like a failure of the server.
    mutationByGetStatus: 405,
    restMethodStatus: 405,
  },
  checkout: {
    honoursShopHeaders: true,
    dropsDisabledLines: false,
    checksRestAddresses: true,
    namesUnknownFields: true,
    deliveryCountries: ['GB'],
    optionalPostcodes: ['IE'],
    needsTelephone: false,
    asksCompanies: false,
    freeOrderStatus: 'processing',
    tracksOrders: true,
    ordersIncludeTax: true,
    answersOrderIdAsText: false,
  },
};
