import type { CountryCodeEnum } from '../schema/resolvers.generated';

/** A country that the shop knows. */
export interface CountryRow {
  id: CountryCodeEnum;
  three: string;
  name: string;
}

/** Countries in the order of their names. Where goods go is said by the profile; a bill may go to each. */
export const countries: readonly CountryRow[] = [
  { id: 'FR', three: 'FRA', name: 'France' },
  { id: 'DE', three: 'DEU', name: 'Germany' },
  { id: 'GG', three: 'GGY', name: 'Guernsey' },
  { id: 'IE', three: 'IRL', name: 'Ireland' },
  { id: 'IM', three: 'IMN', name: 'Isle of Man' },
  { id: 'JE', three: 'JEY', name: 'Jersey' },
  { id: 'NL', three: 'NLD', name: 'Netherlands' },
  { id: 'GB', three: 'GBR', name: 'United Kingdom' },
  { id: 'US', three: 'USA', name: 'United States' },
];

/** The country's code as the API types it; null for a country that the shop does not know. */
export const toCountryCode = (code: string): CountryCodeEnum | null =>
  countries.find(({ id }) => id === code)?.id ?? null;
