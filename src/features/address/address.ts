import { isRecord } from '@/kernel/isRecord';

/** Country of every address. */
export const shopCountryId = 'GB';

/** An address under the names that Magento's REST calls use; `region_code` stays empty where a country has no regions. */
export interface Address {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region: string;
  region_code: string;
  region_id: number | null;
  postcode: string;
  telephone: string;
  country_id: string;
  /** Where a guest's receipt goes; empty for a customer. */
  email: string;
  /** Said of a billing address. */
  sameAsShippingAddress?: boolean;
  /** Said of a guest's shipping address: letters are welcome at the e-mail. */
  wantsLetters?: boolean;
}

/** Reads an address that storage gives back; undefined when it is not one. */
export const parseAddress = (value: unknown): Address | undefined => {
  if (!isRecord(value)) return undefined;
  const text = (key: string): string => (typeof value[key] === 'string' ? value[key] : '');
  const street = Array.isArray(value.street)
    ? value.street.filter((line): line is string => typeof line === 'string')
    : [];
  const address: Address = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    street,
    city: text('city'),
    region: text('region'),
    region_code: text('region_code'),
    region_id: typeof value.region_id === 'number' ? value.region_id : null,
    postcode: text('postcode'),
    telephone: text('telephone'),
    country_id: shopCountryId,
    email: text('email'),
  };
  if (address.lastname === '' || street.length === 0) return undefined;
  return {
    ...address,
    ...(value.sameAsShippingAddress === true ? { sameAsShippingAddress: true } : {}),
    ...(value.wantsLetters === true ? { wantsLetters: true } : {}),
  };
};

/** The parts of an address that every call names alike. */
export const plainParts = ({ firstname, lastname, street, city, postcode, telephone }: Address) => ({
  firstname,
  lastname,
  street,
  city,
  postcode,
  telephone,
});

/** An address in one line, for the summary of a finished step. */
export const addressLine = ({ firstname, lastname, street, city, postcode }: Address): string =>
  [`${firstname} ${lastname}`.trim(), ...street, city, postcode].filter((part) => part !== '').join(', ');

/**
 * The address as the REST calls take it: the shop's own keys are refused by the backend, and a region is
 * sent only where there is one.
 */
export const toRestAddress = (address: Address): Record<string, unknown> => {
  const { email, region, region_code, region_id } = address;
  return {
    ...plainParts(address),
    country_id: shopCountryId,
    ...(email === '' ? {} : { email }),
    ...(region === '' ? {} : { region }),
    ...(region_code === '' ? {} : { region_code }),
    ...(region_id === null ? {} : { region_id }),
  };
};
