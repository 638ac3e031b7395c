/** Whether every address needs a telephone number, whoever brings the goods: what a bare Magento demands. */
export const isPhoneAlwaysNeeded = (): boolean => PHONE_CARRIERS.includes('*');

/** Whether a carrier brings nothing to an address without a telephone number. */
export const isPhoneNeededBy = (carrierCode: string): boolean =>
  isPhoneAlwaysNeeded() || PHONE_CARRIERS.includes(carrierCode);
