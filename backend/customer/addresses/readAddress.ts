import { type Address, isTooLong } from '../../address/address';
import { addressTexts, lacksRegion, maxStreetLines, readFields } from '../../address/addressFields';
import { inputError } from '../../graphql/errors';
import type { CustomerAddressInput } from '../../schema/resolvers.generated';
import { toCountryCode } from '../../stores/countries';

const assertRight = (address: Address, needsTelephone: boolean): void => {
  const { firstname, lastname, street, city, postcode, countryCode, telephone } = address;
  const required = {
    firstname,
    lastname,
    street: street[0],
    city,
    postcode,
    country_code: countryCode,
    ...(needsTelephone ? { telephone } : {}),
  };
  const missing = Object.entries(required).flatMap(([field, value]) => (value ? [] : [field]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (toCountryCode(countryCode) === null) throw inputError(addressTexts.country);
  if (lacksRegion(address)) throw inputError('A region_id is required for the specified country code');
  if (street.length > maxStreetLines) throw inputError(addressTexts.streetLines);
  if (isTooLong(address)) throw inputError(addressTexts.length);
};

/**
 * Reads an address for an address book. A postcode is wanted in every country, and what is missing is told at once: so does
 * the real backend's, unlike its checkout.
 * @param needsTelephone whether the shop asks for a number with every address.
 * @throws GraphQLError (graphql-input) for what is missing or too long.
 */
export const readAddress = (input: CustomerAddressInput, needsTelephone: boolean): Address => {
  const address = readFields({
    ...input,
    street: input.street?.map((line) => line ?? ''),
    region: input.region?.region,
    regionCode: input.region?.region_code,
    regionId: input.region?.region_id,
    countryCode: input.country_code ?? input.country_id,
  });
  assertRight(address, needsTelephone);
  return address;
};
