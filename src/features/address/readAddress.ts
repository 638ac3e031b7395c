import { formatUkPostcode } from '@/kernel/validation/validators';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { type Address, shopCountryId } from './address';

/** The address that was typed into `AddressFields`, trimmed and in one way of writing. */
export const readAddress = (values: FormValues, scope: 'shipping' | 'billing', email = ''): Address => {
  const text = (field: string): string => values.text(`${scope}${field}`).trim();
  return {
    firstname: text('FirstName'),
    lastname: text('LastName'),
    street: [text('Street'), text('Street2')].filter((line) => line !== ''),
    city: text('City'),
    region: text('County'),
    region_code: '',
    region_id: null,
    postcode: formatUkPostcode(text('Postcode')),
    telephone: text('Phone'),
    country_id: shopCountryId,
    email,
  };
};
