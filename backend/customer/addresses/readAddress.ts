import { type Address, isTooLong, maxTextLength } from '../../address/address';
import { inputError } from '../../graphql/errors';
import type { CustomerAddressInput } from '../../schema/resolvers.generated';
import { toCountryCode } from '../../stores/countries';
import { countriesWithRequiredRegion, findRegion } from '../../stores/regions';

const maxStreetLines = 2;

const clean = (text: string | null | undefined): string => text?.trim() ?? '';

const readRegion = (countryCode: string, region: CustomerAddressInput['region']) => {
  const known = findRegion(countryCode, { id: region?.region_id, text: region?.region_code || region?.region });
  return known
    ? { region: known.name, regionCode: known.code }
    : { region: clean(region?.region) || null, regionCode: clean(region?.region_code) || null };
};

const toAddressOf = (input: CustomerAddressInput): Address => {
  const countryCode = input.country_code ?? input.country_id ?? '';
  return {
    firstname: clean(input.firstname),
    lastname: clean(input.lastname),
    company: clean(input.company) || null,
    street: (input.street ?? []).map(clean).filter((line) => line !== ''),
    city: clean(input.city),
    ...readRegion(countryCode, input.region),
    postcode: clean(input.postcode).toUpperCase() || null,
    countryCode,
    telephone: clean(input.telephone) || null,
  };
};

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
  if (toCountryCode(countryCode) === null) throw inputError('Country is not available');
  if (countriesWithRequiredRegion.includes(countryCode) && !findRegion(countryCode, { text: address.regionCode })) {
    throw inputError('A region_id is required for the specified country code');
  }
  if (street.length > maxStreetLines) {
    throw inputError(`"Street Address" cannot contain more than ${maxStreetLines} lines.`);
  }
  if (isTooLong(address)) throw inputError(`A line of an address cannot be longer than ${maxTextLength} characters.`);
};

/**
 * Reads an address for an address book.
 * @param needsTelephone whether the shop asks for a number with every address.
 * @throws GraphQLError (graphql-input) for what is missing or too long.
 */
export const readAddress = (input: CustomerAddressInput, needsTelephone: boolean): Address => {
  const address = toAddressOf(input);
  assertRight(address, needsTelephone);
  return address;
};
