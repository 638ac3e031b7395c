import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { type BookAddress, toBookAddresses } from './addressBook';
import { CustomerAddressesDocument } from './api/CustomerAddresses.graphql.generated';

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
