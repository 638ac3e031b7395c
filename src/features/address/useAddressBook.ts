import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { type BookAddress, toBookAddresses } from './addressBook';
import { CustomerAddressesDocument } from './api/CustomerAddresses.graphql.generated';

/** The customer's addresses; null while they are asked for. Always asked for, never kept: they are personal. */
export const useAddressBook = (): readonly BookAddress[] | null => {
  const { data, loading } = useQuery(CustomerAddressesDocument, { fetchPolicy: 'no-cache' });
  return useMemo(
    // A book that cannot be read leaves the fields to be typed into.
    () => (loading ? null : toBookAddresses(data?.customer?.addresses ?? [])),
    [data, loading],
  );
};
