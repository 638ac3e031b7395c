import type { ApolloClient } from '@apollo/client';
import { formatUkPostcode } from '@/kernel/validation/validators';
import { AddressCountriesDocument } from '../api/AddressCountries.graphql.generated';
import type { Place } from '../readAddress';
import { toCountries } from './toCountries';

/** What was written or chosen in the fields of a place. */
export interface TypedPlace {
  /** Code; '' where there is only one country. */
  country: string;
  /** Id of a region that was chosen. */
  region: string;
  county: string;
  postcode: string;
}

/**
 * The place of an address, with the region's id and code as the backend has them; null where it is read as in a shop for
 * Great Britain alone.
 * @throws Error when the countries are not known: the fields are shown with them only.
 */
export const readPlace = (apollo: ApolloClient, { country, region, county, postcode }: TypedPlace): Place | null => {
  const data = apollo.readQuery({ query: AddressCountriesDocument });
  const { list, home } = data ? toCountries(data) : { list: [] };
  const chosen = list.find(({ id }) => id === country) ?? home;
  if (!chosen) throw new Error('The countries of addresses are not known.');
  // A merchant may have given Great Britain regions; a bare Magento has none, and the county is written as ever.
  const isBritish = chosen.id === 'GB';
  if (isBritish && chosen.regions.length === 0) return null;
  const known = chosen.regions.find(({ id }) => String(id) === region);
  return {
    country_id: chosen.id,
    postcode: isBritish ? formatUkPostcode(postcode) : postcode.toUpperCase(),
    region: known?.name ?? (chosen.regions.length > 0 ? '' : county),
    region_code: known?.code ?? '',
    region_id: known?.id ?? null,
  };
};
