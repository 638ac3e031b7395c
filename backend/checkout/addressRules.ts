import type { Address } from '../address/address';
import { deliveryCountries } from '../cart/shippingMethods';
import type { CheckoutRules } from '../profile/profile';
import { toCountryCode } from '../stores/countries';

/** What an address is for: goods go to fewer countries than bills. */
export type AddressKind = 'shipping' | 'billing';

/** What is wrong with an address: one message, or the fields that are missing. */
export type AddressProblem =
  { kind: 'country' } | { kind: 'streetLines' } | { kind: 'missing'; fields: [string, ...string[]] };

const maxStreetLines = 2;
/** What the profile says about addresses. */
export type AddressRules = Pick<CheckoutRules, 'optionalPostcodes'>;

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const missingFields = (address: Address, { optionalPostcodes }: AddressRules): string[] =>
  [
    isBlank(address.firstname) && 'firstname',
    isBlank(address.lastname) && 'lastname',
    address.street.every(isBlank) && 'street',
    isBlank(address.city) && 'city',
    isBlank(address.telephone) && 'telephone',
    isBlank(address.postcode) && !optionalPostcodes.includes(address.countryCode) && 'postcode',
  ].filter((field) => field !== false);

/** Whether goods or bills can go to the country. */
export const isCountryAllowed = (countryCode: string, kind: AddressKind): boolean =>
  kind === 'shipping' ? deliveryCountries.includes(countryCode) : toCountryCode(countryCode) !== null;

/**
 * The first problem of an address, or null. A region is optional everywhere: the UK has none.
 * A postcode is free text, as on the real backend; the profile says where there may be none.
 */
export const findAddressProblem = (address: Address, kind: AddressKind, rules: AddressRules): AddressProblem | null => {
  if (!isCountryAllowed(address.countryCode, kind)) return { kind: 'country' };
  if (address.street.length > maxStreetLines) return { kind: 'streetLines' };
  const [first, ...others] = missingFields(address, rules);
  return first === undefined ? null : { kind: 'missing', fields: [first, ...others] };
};

/** Texts of the real backend. */
export const addressMessages = {
  country: 'Country is not available',
  streetLines: `"Street Address" cannot contain more than ${maxStreetLines} lines.`,
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
  postcode?: string | null;
  countryCode?: string | null;
  telephone?: string | null;
}

/** An address without outer spaces and empty street lines. */
export const toAddress = (fields: AddressFields): Address => ({
  firstname: clean(fields.firstname) ?? '',
  lastname: clean(fields.lastname) ?? '',
  company: clean(fields.company),
  street: (fields.street ?? []).map((line) => line.trim()).filter((line) => line !== ''),
  city: clean(fields.city) ?? '',
  region: clean(fields.region),
  regionCode: clean(fields.regionCode),
  postcode: clean(fields.postcode)?.toUpperCase() ?? null,
  countryCode: clean(fields.countryCode)?.toUpperCase() ?? '',
  telephone: clean(fields.telephone),
});
