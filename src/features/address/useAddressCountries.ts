import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { AddressCountriesDocument } from './api/AddressCountries.graphql.generated';
import { type Country, toCountries } from './countries/toCountries';

export type { Country };

export type AddressCountriesView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** `home` is what an address begins with. */
  | { kind: 'known'; list: readonly Country[]; home: Country };

/**
 * The country that an address begins with; null when the store allows none.
 * @throws what the backend or the network threw.
 */
export const findHomeCountry = async (apollo: ApolloClient): Promise<Country['id'] | null> => {
  const { data } = await apollo.query({ query: AddressCountriesDocument });
  return (data && toCountries(data).home?.id) ?? null;
};

/** The countries that an address may have; asked for by the first form that shows them. */
export const useAddressCountries = (): AddressCountriesView => {
  const { data, loading, refetch } = useQuery(AddressCountriesDocument);
  return useMemo(() => {
    const { list, home } = data ? toCountries(data) : { list: [] };
    if (home) return { kind: 'known', list, home };
    return loading ? { kind: 'loading' } : { kind: 'failed', retry: () => refetch() };
  }, [data, loading, refetch]);
};
