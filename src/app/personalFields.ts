/** Root fields whose answers belong to one shopper: never cached, never in a URL. */
export const personalFields: ReadonlySet<string> = new Set([
  'cart',
  'customer',
  'customerCart',
  'customerOrders',
  'customerPaymentTokens',
  'dynamicBlocks',
  'isEmailAvailable',
  'placedOrder',
  'trackedOrder',
  'wishlist',
]);
