import { customAttributes } from '@/features/formFields/extraValues';
import { type Address, plainParts } from './address';

/** What of an address has a field of its own in the backend; the rest are attributes of the merchant's own. */
const ownParts = ['prefix', 'middlename', 'suffix', 'company', 'fax', 'vat_id'];

/**
 * What else an address says. What it does not say is sent as an empty text: a backend keeps what is left out, also what
 * belonged to another address.
 */
export const extraParts = ({ extra }: Pick<Address, 'extra'>) => ({
  prefix: extra?.prefix ?? '',
  middlename: extra?.middlename ?? '',
  suffix: extra?.suffix ?? '',
  company: extra?.company ?? '',
  fax: extra?.fax ?? '',
  vat_id: extra?.vat_id ?? '',
});

/** Values of the merchant's own attributes of an address. */
export const attributesOf = ({ extra }: Pick<Address, 'extra'>) => customAttributes(extra ?? {}, ownParts);

/**
 * The address as the REST calls take it: the shop's own keys are refused by the backend. What is empty is sent as such,
 * the region as well, or the cart's former one would stay.
 */
export const toRestAddress = (address: Address): Record<string, unknown> => {
  const { email, country_id, region, region_code, region_id, pickupCode } = address;
  const attributes = attributesOf(address);
  return {
    ...plainParts(address),
    country_id,
    ...(pickupCode ? { extension_attributes: { pickup_location_code: pickupCode } } : {}),
    ...(email === '' ? {} : { email }),
    region,
    region_code,
    region_id,
    ...extraParts(address),
    ...(attributes.length > 0 ? { custom_attributes: attributes } : {}),
  };
};
