import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { AddressLookup } from './addressLookup';
import { AddressLookupDocument } from '../api/AddressLookup.graphql.generated';

/** The look-up of the shop's own backend, an extension that another backend may lack. */
export const useBackendLookup = (): AddressLookup => {
  const client = useApolloClient();
  return useCallback(
    async (search) => {
      const { data } = await client.query({ query: AddressLookupDocument, variables: { search } });
      return data?.addressLookup?.map((found) => ({ ...found, county: found.county ?? '' })) ?? null;
    },
    [client],
  );
};
