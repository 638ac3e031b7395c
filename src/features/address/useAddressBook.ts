import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAttributes } from '@/features/formFields/extraValues';
import type { ExtraValues } from '@/features/formFields/formField';
import { isAddressCountry } from './address';
import type { BookAddress } from './addressBook';
import { type BookAddressFragment, CustomerAddressesDocument } from './api/CustomerAddresses.graphql.generated';

const lines = (street: BookAddressFragment['street']): string[] =>
  (street ?? []).filter((line): line is string => line !== null && line !== '');

const toExtra = (address: BookAddressFragment): ExtraValues => {
  const { prefix, middlename, suffix, company, fax, vat_id } = address;
  const own = Object.entries({ prefix, middlename, suffix, company, fax, vat_id });
  return {
    ...readAttributes(address.custom_attributesV2),
    ...Object.fromEntries(own.flatMap(([code, value]) => (value ? [[code, value]] : []))),
  };
};

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
            // A backend says 0 of an address without one.
            region_id: address.region?.region_id || null,
            postcode: address.postcode ?? '',
            telephone: address.telephone ?? '',
            country_id: address.country_code,
            email: '',
            extra: toExtra(address),
            isDefaultShipping: address.default_shipping === true,
            isDefaultBilling: address.default_billing === true,
          },
        ]
      : [],
  );

export interface AddressBookView {
  /** Null while it is asked for. One that cannot be read is empty: the fields are left to be typed into. */
  book: readonly BookAddress[] | null;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
}

/** The customer's addresses. Always asked for, never kept: they are personal. */
export const useAddressBook = (): AddressBookView => {
  const { data, loading, error, refetch } = useQuery(CustomerAddressesDocument, { fetchPolicy: 'no-cache' });
  const book = useMemo(() => (loading ? null : toBookAddresses(data?.customer?.addresses ?? [])), [data, loading]);
  return { book, hasFailed: error !== undefined && !loading, reload: refetch };
};
