import type { ExtraValues } from '@/features/formFields/formField';
import type { Address } from './address';

/** An address of a customer's address book. */
export interface BookAddress extends Address {
  id: number;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** The address alone, as the checkout keeps it. */
export const plainAddress = ({
  id: _id,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: BookAddress): Address => address;

const extraIdentity = (extra: ExtraValues = {}): string[] =>
  Object.entries(extra)
    .flatMap(([code, value]) => (value === '' || value === '0' ? [] : [`${code}=${value}`]))
    .sort();

const identity = ({ firstname, lastname, street, city, postcode, telephone, country_id, extra }: Address): string =>
  JSON.stringify([
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    country_id,
    extraIdentity(extra),
  ]).toLowerCase();

/** The entry that says the same as an address, if there is one. */
export const findInBook = (book: readonly BookAddress[], address: Address): BookAddress | undefined =>
  book.find((entry) => identity(entry) === identity(address));
