import { type Address, isTooLong } from '../../address/address';
import { addressTexts, lacksRegion, readFields, tooManyLines } from '../../address/addressFields';
import { type ExtraValues, overlayExtra, readCustomValues } from '../../forms/extraValues';
import { addressFields } from '../../forms/formFields';
import type { FormSettings } from '../../forms/models';
import { inputError } from '../../graphql/errors';
import type { CustomerAddressInput } from '../../schema/resolvers.generated';
import { toCountryCode } from '../../stores/countries';

/** What the form of addresses requires beside what every address has. */
const isAskedBeside = (code: string): boolean =>
  !['firstname', 'lastname', 'street', 'city', 'country_id', 'telephone', 'company'].includes(code);

const assertRight = (address: Address, forms: FormSettings): void => {
  const { firstname, lastname, street, city, postcode, countryCode, telephone, company, extra } = address;
  const more = addressFields(forms).filter(({ code, isRequired }) => isRequired && isAskedBeside(code));
  const required = {
    firstname,
    lastname,
    street: street[0],
    city,
    postcode,
    country_code: countryCode,
    ...(forms.telephone === 'req' ? { telephone } : {}),
    ...(forms.company === 'req' ? { company } : {}),
    ...Object.fromEntries(more.map(({ code }) => [code, extra[code]])),
  };
  const missing = Object.entries(required).flatMap(([field, value]) => (value ? [] : [field]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (toCountryCode(countryCode) === null) throw inputError(addressTexts.country);
  if (lacksRegion(address)) throw inputError('A region_id is required for the specified country code');
  if (street.length > forms.streetLines) throw inputError(tooManyLines(forms.streetLines));
  if (isTooLong(address)) throw inputError(addressTexts.length);
};

/**
 * Reads an address for an address book. A postcode is wanted in every country, and what is missing is told at once: so does
 * the real backend's, unlike its checkout.
 * @throws GraphQLError (graphql-input) for what is missing or too long.
 */
export const readAddress = (input: CustomerAddressInput, forms: FormSettings, before?: ExtraValues): Address => {
  const { prefix, middlename, suffix, fax, vat_id } = input;
  const sent = { prefix, middlename, suffix, fax, vat_id, ...readCustomValues(input.custom_attributesV2) };
  const address = readFields({
    ...input,
    street: input.street?.map((line) => line ?? ''),
    region: input.region?.region,
    regionCode: input.region?.region_code,
    regionId: input.region?.region_id,
    countryCode: input.country_code ?? input.country_id,
    extra: overlayExtra(before ?? {}, sent),
  });
  assertRight(address, forms);
  return address;
};
