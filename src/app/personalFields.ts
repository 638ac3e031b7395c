/** Root fields whose answers belong to one shopper: never cached, never in a URL. */
export const personalFields: ReadonlySet<string> = new Set([
  'addressLookup',
  'adyenPaymentMethods',
  'adyenPaymentStatus',
  'cart',
  'compareList',
  'customer',
  'customerCart',
  'customerDownloadableProducts',
  'customerOrders',
  'customerPaymentTokens',
  'customerSubscriptions',
  'dynamicBlocks',
  'giftCardAccount',
  'guestOrder',
  'guestOrderByToken',
  'isEmailAvailable',
  'placedOrder',
  'subscriptionByLink',
  'subscriptionTerms',
  'trackedOrder',
  'wishlist',
]);

/** Those that end with a session: a dynamic block is asked for again, as one for guests. */
export const ownFields: ReadonlySet<string> = new Set([...personalFields].filter((field) => field !== 'dynamicBlocks'));
