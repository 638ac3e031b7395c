/** Carrier and method of an order that is collected in a shop, as the real backend names them. */
export const pickupMethod = { carrierCode: 'instore', methodCode: 'pickup' } as const;

/** Whether nothing is sent by a carrier: the order is collected. */
export const isPickup = (carrierCode: string | null): boolean => carrierCode === pickupMethod.carrierCode;

/** Texts of the real backend; the last is the shop's own, whose stock is counted by shop. */
export const pickupMessages = {
  noLocation: 'Quote does not have Pickup Location assigned.',
  unknownLocation: (code: string) => `Could not find Pickup Location with code "${code}".`,
  outOfStock: 'The store no longer has everything in your cart. Please choose another store, or have it delivered.',
} as const;
