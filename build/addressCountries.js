import { BadSetting, readSetting } from '../settings/table.js';

const britishOnly = ['GB'];

/**
 * The constants of the code that say which countries addresses may have: a build for Great Britain alone has no choice.
 * @throws BadSetting when SHOP_ADDRESS_COUNTRIES names anything but codes of two letters, or `*`.
 */
export const addressCountryConstants = (environment) => {
  const given = (readSetting('list', 'SHOP_ADDRESS_COUNTRIES', environment) ?? britishOnly).map((code) =>
    code.toUpperCase(),
  );
  const isAll = given.length === 1 && given[0] === '*';
  if (!isAll && (given.length === 0 || given.some((code) => !/^[A-Z]{2}$/.test(code)))) {
    throw new BadSetting(
      `SHOP_ADDRESS_COUNTRIES must be codes such as GB,IE or *, not '${environment.SHOP_ADDRESS_COUNTRIES}'.`,
    );
  }
  return {
    OFFERS_COUNTRIES: JSON.stringify(given.join() !== britishOnly.join()),
    ADDRESS_COUNTRIES: JSON.stringify(isAll ? [] : given),
  };
};
