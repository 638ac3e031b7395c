import { BadSetting, readSetting } from '../settings/table.js';

/**
 * The constant of the code that says which carriers need a telephone number. A bare Magento demands one of every address,
 * the embedded backend of none.
 * @param isForeign whether the shop is built for another backend than the embedded one.
 * @throws BadSetting when SHOP_PHONE_CARRIERS names what cannot be the code of a carrier.
 */
export const phoneCarrierConstant = (environment, isForeign) => {
  const usual = isForeign ? ['*'] : [];
  const given = readSetting('list', 'SHOP_PHONE_CARRIERS', environment) ?? usual;
  const carriers = given.join() === 'none' ? [] : given;
  if (carriers.some((code) => !/^(?:\*|\w+)$/.test(code))) {
    throw new BadSetting(
      `SHOP_PHONE_CARRIERS must be codes of carriers such as flatrate,dpd, or *, or none, not '${environment.SHOP_PHONE_CARRIERS}'.`,
    );
  }
  return { PHONE_CARRIERS: JSON.stringify(carriers) };
};
