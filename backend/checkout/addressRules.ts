import { type Address, isTooLong } from '../address/address';
import { addressTexts, lacksRegion, maxStreetLines } from '../address/addressFields';
import type { CheckoutRules } from '../profile/profile';
import { toCountryCode } from '../stores/countries';

/** What an address is for: goods go to fewer countries than bills. */
export type AddressKind = 'shipping' | 'billing';

/** What is wrong with an address: one message, or the fields that are missing. */
export type AddressProblem =
  | { kind: 'country' }
  | { kind: 'streetLines' }
  | { kind: 'length' }
  | { kind: 'missing'; fields: [string, ...string[]] };

/** What the profile says about addresses. */
export type AddressRules = Pick<CheckoutRules, 'optionalPostcodes' | 'deliveryCountries' | 'needsTelephone'>;

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const missingFields = (address: Address, { optionalPostcodes, needsTelephone }: AddressRules): string[] =>
  [
    isBlank(address.firstname) && 'firstname',
    isBlank(address.lastname) && 'lastname',
    address.street.every(isBlank) && 'street',
    isBlank(address.city) && 'city',
    needsTelephone && isBlank(address.telephone) && 'telephone',
    lacksRegion(address) && 'regionId',
    isBlank(address.postcode) && !optionalPostcodes.includes(address.countryCode) && 'postcode',
  ].filter((field) => field !== false);

/** Whether goods or bills can go to the country. */
export const isCountryAllowed = (
  countryCode: string,
  kind: AddressKind,
  { deliveryCountries }: Pick<AddressRules, 'deliveryCountries'>,
): boolean => (kind === 'shipping' ? deliveryCountries.includes(countryCode) : toCountryCode(countryCode) !== null);

/**
 * The first problem of an address, or null. A postcode is free text, as on the real backend; the profile says where there may be none.
 */
export const findAddressProblem = (address: Address, kind: AddressKind, rules: AddressRules): AddressProblem | null => {
  if (!isCountryAllowed(address.countryCode, kind, rules)) return { kind: 'country' };
  if (address.street.length > maxStreetLines) return { kind: 'streetLines' };
  if (isTooLong(address)) return { kind: 'length' };
  const [first, ...others] = missingFields(address, rules);
  return first === undefined ? null : { kind: 'missing', fields: [first, ...others] };
};

/** Texts of the real backend. */
export const addressMessages = {
  ...addressTexts,
  required: (field: string) => `"${field}" is required. Enter and try again.`,
} as const;

/** The messages of a problem; several when several fields are missing. */
export const describeAddressProblem = (problem: AddressProblem): string[] =>
  problem.kind === 'missing' ? problem.fields.map(addressMessages.required) : [addressMessages[problem.kind]];
