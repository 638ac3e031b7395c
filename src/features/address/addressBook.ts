import { type Address, isAddressCountry } from './address';
import type { BookAddressFragment } from './api/CustomerAddresses.graphql.generated';

/** An address of a customer's address book. */
export interface BookAddress extends Address {
  id: number;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

const lines = (street: BookAddressFragment['street']): string[] =>
  (street ?? []).filter((line): line is string => line !== null && line !== '');

/** Addresses that the shop can use: only those in the countries that it offers. */
export const toBookAddresses = (found: readonly (BookAddressFragment | null)[]): BookAddress[] =>
  found.flatMap((address) =>
    address?.id != null && address.country_code != null && isAddressCountry(address.country_code)
      ? [
          {
            id: address.id,
            firstname: address.firstname ?? '',
            lastname: address.lastname ?? '',
            street: lines(address.street),
            city: address.city ?? '',
            region: address.region?.region ?? '',
            region_code: address.region?.region_code ?? '',
            region_id: address.region?.region_id ?? null,
            postcode: address.postcode ?? '',
            telephone: address.telephone ?? '',
            country_id: address.country_code,
            email: '',
            isDefaultShipping: address.default_shipping === true,
            isDefaultBilling: address.default_billing === true,
          },
        ]
      : [],
  );

/** The address alone, as the checkout keeps it. */
export const plainAddress = ({
  id: _id,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: BookAddress): Address => address;

const identity = ({ firstname, lastname, street, city, postcode, telephone, country_id }: Address): string =>
  JSON.stringify([firstname, lastname, street, city, postcode, telephone, country_id]).toLowerCase();

/** The entry that says the same as an address, if there is one. */
export const findInBook = (book: readonly BookAddress[], address: Address): BookAddress | undefined =>
  book.find((entry) => identity(entry) === identity(address));
