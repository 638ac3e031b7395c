/** The way to ship of an order that is collected in a shop, as Magento names it. */
export const pickupMethod = { carrier_code: 'instore', method_code: 'pickup' } as const;

/** Whether a carrier brings nothing: the order is collected. */
export const isPickupCarrier = (carrierCode: string): boolean => carrierCode === pickupMethod.carrier_code;
