import { type Address, isTooLong } from '../address/address';
import { addressTexts, lacksRegion, tooManyLines } from '../address/addressFields';
import { readForms } from '../forms/formSettings';
import type { FormSettings } from '../forms/models';
import type { CheckoutRules } from '../profile/profile';
import { toCountryCode } from '../stores/countries';

/** What an address is for: goods go to fewer countries than bills. */
export type AddressKind = 'shipping' | 'billing';

/** What is wrong with an address: one message, or the fields that are missing. */
export type AddressProblem =
  | { kind: 'country' }
  | { kind: 'streetLines'; most: number }
  | { kind: 'length' }
  | { kind: 'missing'; fields: [string, ...string[]] };

/** What the profile and the merchant's forms say about addresses. */
export interface AddressRules extends Pick<CheckoutRules, 'optionalPostcodes' | 'deliveryCountries'> {
  forms: FormSettings;
}

/** The rules of addresses of a request's store view. */
export const addressRulesOf = (context: Parameters<typeof readForms>[0]): AddressRules & CheckoutRules => ({
  ...context.settings.profile.checkout,
  forms: readForms(context),
});

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const missingFields = (address: Address, { optionalPostcodes, forms }: AddressRules): string[] =>
  [
    isBlank(address.firstname) && 'firstname',
    isBlank(address.lastname) && 'lastname',
    address.street.every(isBlank) && 'street',
    isBlank(address.city) && 'city',
    forms.telephone === 'req' && isBlank(address.telephone) && 'telephone',
    forms.fax === 'req' && isBlank(address.extra.fax ?? null) && 'fax',
    forms.company === 'req' && isBlank(address.company) && 'company',
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
  const most = rules.forms.streetLines;
  if (address.street.length > most) return { kind: 'streetLines', most };
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
export const describeAddressProblem = (problem: AddressProblem): string[] => {
  if (problem.kind === 'missing') return problem.fields.map(addressMessages.required);
  return [problem.kind === 'streetLines' ? tooManyLines(problem.most) : addressMessages[problem.kind]];
};
