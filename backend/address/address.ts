import { type ExtraValues, parseExtra } from '../forms/extraValues';

/** An address of a cart, an order or an address book. */
export interface Address {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: string | null;
  regionCode: string | null;
  postcode: string | null;
  countryCode: string;
  telephone: string | null;
  /** Prefix, fax and whatever else the merchant's forms ask for. */
  extra: ExtraValues;
}

/** Characters of the longest text of an address, or of a name: what the real backend's columns hold. */
export const maxTextLength = 255;

/** Whether a text of an address is longer than one may be: a request could bring megabytes, which every order would copy. */
export const isTooLong = ({ street, extra, ...texts }: Address): boolean =>
  [...street, ...Object.values(extra), ...Object.values(texts)].some((text) => (text ?? '').length > maxTextLength);

/** Columns of every table of addresses. */
export interface AddressRow {
  firstname: string;
  lastname: string;
  company: string | null;
  /** JSON: list of lines. */
  street: string;
  city: string;
  region: string | null;
  region_code: string | null;
  postcode: string | null;
  country_code: string;
  telephone: string | null;
  /** JSON: values by the codes of their attributes. */
  extra: string;
}

/** The columns of a table of addresses, in the order of `addressValues`. */
export const addressColumns =
  'firstname, lastname, company, street, city, region, region_code, postcode, country_code, telephone, extra';

/** Returns the values of `addressColumns`. */
export const addressValues = (address: Address) => [
  address.firstname,
  address.lastname,
  address.company,
  JSON.stringify(address.street),
  address.city,
  address.region,
  address.regionCode,
  address.postcode,
  address.countryCode,
  address.telephone,
  JSON.stringify(address.extra),
];

/** A mark for each of `addressColumns` in a list of values. */
export const addressMarks = '?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?';

const readStreet = (json: string): string[] => {
  const lines: unknown = JSON.parse(json);
  return Array.isArray(lines) ? lines.map(String) : [];
};

/** The address in a row. */
export const toAddress = (row: AddressRow): Address => ({
  firstname: row.firstname,
  lastname: row.lastname,
  company: row.company,
  street: readStreet(row.street),
  city: row.city,
  region: row.region,
  regionCode: row.region_code,
  postcode: row.postcode,
  countryCode: row.country_code,
  telephone: row.telephone,
  extra: parseExtra(row.extra),
});
