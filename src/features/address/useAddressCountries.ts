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

/** The countries that an address may have; asked for by the first form that shows them. */
export const useAddressCountries = (): AddressCountriesView => {
  const { data, loading, refetch } = useQuery(AddressCountriesDocument);
  return useMemo(() => {
    const { list, home } = data ? toCountries(data) : { list: [] };
    if (home) return { kind: 'known', list, home };
    return loading ? { kind: 'loading' } : { kind: 'failed', retry: () => refetch() };
  }, [data, loading, refetch]);
};
