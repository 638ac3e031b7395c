/**
 * Whether an address is the picture that a Magento names for a product without one: its theme's, or one of the merchant's. The
 * shop has its own, which fits wherever it stands. The embedded backend names none.
 */
export const isPlaceholder = (address: string): boolean => TRIMS_DOCUMENTS && address.includes('/placeholder/');
