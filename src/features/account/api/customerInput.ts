import { customAttributes, readAttributes } from '@/features/formFields/extraValues';
import type { ExtraValues } from '@/features/formFields/formField';
import type { CustomerDetailsQuery } from './CustomerDetails.graphql.generated';

const texts = ['prefix', 'middlename', 'suffix', 'taxvat'] as const;
const ownParts = [...texts, 'dob', 'gender'];

const textInput = (extra: ExtraValues): Partial<Record<(typeof texts)[number], string>> =>
  Object.fromEntries(texts.flatMap((code) => (extra[code] === undefined ? [] : [[code, extra[code]]])));

/**
 * What the form has of a customer, as the mutations take it. An emptied field is sent as such, a gender as 0: null leaves
 * what was there.
 */
export const customerInput = (extra: ExtraValues) => {
  const attributes = customAttributes(extra, ownParts);
  return {
    ...textInput(extra),
    ...(extra.dob === undefined ? {} : { date_of_birth: extra.dob }),
    ...(extra.gender === undefined ? {} : { gender: Number(extra.gender) }),
    ...(CAPABILITIES.formFields && attributes.length > 0 ? { custom_attributes: attributes } : {}),
  };
};

/** The same for a new account, which has nothing yet to be emptied. */
export const newCustomerInput = (extra: ExtraValues) =>
  customerInput(Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== '')));

/** What the backend knows of a customer, by the codes of the form's fields. */
export const readCustomer = (customer: CustomerDetailsQuery['customer']): ExtraValues => {
  const { prefix, middlename, suffix, taxvat, date_of_birth: dob, gender, custom_attributes: custom } = customer ?? {};
  const own = Object.entries({ prefix, middlename, suffix, taxvat, dob, gender: gender ? String(gender) : '' });
  return { ...readAttributes(custom), ...Object.fromEntries(own.map(([code, value]) => [code, value ?? ''])) };
};
