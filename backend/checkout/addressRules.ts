import { type Address, isTooLong, maxTextLength } from '../address/address';
import type { CheckoutRules } from '../profile/profile';
import { toCountryCode } from '../stores/countries';
import { countriesWithRequiredRegion, findRegion } from '../stores/regions';

/** What an address is for: goods go to fewer countries than bills. */
export type AddressKind = 'shipping' | 'billing';

/** What is wrong with an address: one message, or the fields that are missing. */
export type AddressProblem =
  | { kind: 'country' }
  | { kind: 'streetLines' }
  | { kind: 'length' }
  | { kind: 'missing'; fields: [string, ...string[]] };

const maxStreetLines = 2;
/** What the profile says about addresses. */
export type AddressRules = Pick<CheckoutRules, 'optionalPostcodes' | 'deliveryCountries' | 'needsTelephone'>;

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const regionOf = ({ countryCode, regionCode }: Address) => findRegion(countryCode, { text: regionCode });

const missingFields = (address: Address, { optionalPostcodes, needsTelephone }: AddressRules): string[] =>
  [
    isBlank(address.firstname) && 'firstname',
    isBlank(address.lastname) && 'lastname',
    address.street.every(isBlank) && 'street',
    isBlank(address.city) && 'city',
    needsTelephone && isBlank(address.telephone) && 'telephone',
    countriesWithRequiredRegion.includes(address.countryCode) && !regionOf(address) && 'regionId',
    isBlank(address.postcode) && !optionalPostcodes.includes(address.countryCode) && 'postcode',
  ].filter((field) => field !== false);

/** Whether goods or bills can go to the country. */
export const isCountryAllowed = (
  countryCode: string,
  kind: AddressKind,
  { deliveryCountries }: Pick<AddressRules, 'deliveryCountries'>,
): boolean => (kind === 'shipping' ? deliveryCountries.includes(countryCode) : toCountryCode(countryCode) !== null);

/**
 * The first problem of an address, or null. A region is asked for where the country demands one: the UK has none.
 * A postcode is free text, as on the real backend; the profile says where there may be none.
 */
export const findAddressProblem = (address: Address, kind: AddressKind, rules: AddressRules): AddressProblem | null => {
  if (!isCountryAllowed(address.countryCode, kind, rules)) return { kind: 'country' };
  if (address.street.length > maxStreetLines) return { kind: 'streetLines' };
  if (isTooLong(address)) return { kind: 'length' };
  const [first, ...others] = missingFields(address, rules);
  return first === undefined ? null : { kind: 'missing', fields: [first, ...others] };
};

/** Texts of the real backend; that about the length is that of the address book. */
export const addressMessages = {
  country: 'Country is not available',
  streetLines: `"Street Address" cannot contain more than ${maxStreetLines} lines.`,
  length: `A line of an address cannot be longer than ${maxTextLength} characters.`,
  required: (field: string) => `"${field}" is required. Enter and try again.`,
} as const;

/** The messages of a problem; several when several fields are missing. */
export const describeAddressProblem = (problem: AddressProblem): string[] =>
  problem.kind === 'missing' ? problem.fields.map(addressMessages.required) : [addressMessages[problem.kind]];

const clean = (text: string | null | undefined): string | null => text?.trim() || null;

/** Fields of an address as a client sends them. */
export interface AddressFields {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: readonly string[] | null;
  city?: string | null;
  region?: string | null;
  regionCode?: string | null;
  regionId?: number | null;
  postcode?: string | null;
  countryCode?: string | null;
  telephone?: string | null;
}

/** The region by its id, else its code, else its name; of a country without regions what was written. */
const readRegion = (countryCode: string, { region, regionCode, regionId }: AddressFields) => {
  const known = findRegion(countryCode, { id: regionId, text: regionCode || region });
  return known
    ? { region: known.name, regionCode: known.code }
    : { region: clean(region), regionCode: clean(regionCode) };
};

/** An address without outer spaces and empty street lines. */
export const toAddress = (fields: AddressFields): Address => {
  const countryCode = clean(fields.countryCode)?.toUpperCase() ?? '';
  return {
    firstname: clean(fields.firstname) ?? '',
    lastname: clean(fields.lastname) ?? '',
    company: clean(fields.company),
    street: (fields.street ?? []).map((line) => line.trim()).filter((line) => line !== ''),
    city: clean(fields.city) ?? '',
    ...readRegion(countryCode, fields),
    postcode: clean(fields.postcode)?.toUpperCase() ?? null,
    countryCode,
    telephone: clean(fields.telephone),
  };
};
