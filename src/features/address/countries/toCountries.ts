import { type CountryCode, isAddressCountry } from '../address';
import type { AddressCountriesQuery } from '../api/AddressCountries.graphql.generated';

/** A region as the backend numbers it. */
export interface Region {
  id: number;
  code: string;
  name: string;
}

/** A country that an address may have. */
export interface Country {
  id: CountryCode;
  /** In the store view's language. */
  name: string;
  /** None: a region is written, not chosen. */
  regions: readonly Region[];
  needsRegion: boolean;
  needsPostcode: boolean;
}

/** Magento's own list, for a version that does not tell the store's. Great Britain is on it, and this shop asks there all the same. */
const usualOptionalPostcodes = 'HK,IE,MO,PA';

const codesIn = (list: string): string[] => list.split(',').map((code) => code.trim());

const toRegions = (country: NonNullable<NonNullable<AddressCountriesQuery['countries']>[number]>): Region[] =>
  (country.available_regions ?? []).flatMap((region) =>
    region?.id != null && region.name ? [{ id: region.id, code: region.code ?? '', name: region.name }] : [],
  );

/** The countries that the build and the store allow, by name; the store's own comes first where no other is chosen. */
export const toCountries = ({ countries, storeConfig }: AddressCountriesQuery): { list: Country[]; home?: Country } => {
  const optionalPostcodes = codesIn(storeConfig?.optional_zip_countries ?? usualOptionalPostcodes);
  // Null where the version has no such field: then a region is asked for wherever there are some.
  const requiredRegions = storeConfig?.countries_with_required_region;
  const list = (countries ?? [])
    .flatMap((country): Country[] => {
      const id = country?.id;
      if (!country || !id || !isAddressCountry(id)) return [];
      const regions = toRegions(country);
      return [
        {
          id,
          name: country.full_name_locale || country.full_name_english || id,
          regions,
          needsRegion: regions.length > 0 && (requiredRegions == null || codesIn(requiredRegions).includes(id)),
          needsPostcode: id === 'GB' || !optionalPostcodes.includes(id),
        },
      ];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
  return { list, home: list.find(({ id }) => id === storeConfig?.default_country) ?? list[0] };
};
