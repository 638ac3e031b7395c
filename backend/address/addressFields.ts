import { findRegion, countriesWithRequiredRegion } from '../stores/regions';
import { type Address, maxTextLength } from './address';

/** Lines of a street; the real backend's default. */
export const maxStreetLines = 2;

/** What is said of an address, in the real backend's words; it has none for the length. */
export const addressTexts = {
  country: 'Country is not available',
  streetLines: `"Street Address" cannot contain more than ${maxStreetLines} lines.`,
  length: `A line of an address cannot be longer than ${maxTextLength} characters.`,
} as const;

/** Whether an address lacks the region that its country demands: the UK has none. */
export const lacksRegion = ({ countryCode, regionCode }: Address): boolean =>
  countriesWithRequiredRegion.includes(countryCode) && !findRegion(countryCode, { text: regionCode });

const clean = (text: string | null | undefined): string | null => text?.trim() || null;

/** Fields of an address as a client sends them. */
export interface AddressFields {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: readonly string[] | null;
  city?: string | null;
  region?: string | null;
  regionCode?: string | null;
  regionId?: number | null;
  postcode?: string | null;
  countryCode?: string | null;
  telephone?: string | null;
}

/** The region by its id, else its code, else its name; of a country without regions what was written. */
const readRegion = (countryCode: string, { region, regionCode, regionId }: AddressFields) => {
  const known = findRegion(countryCode, { id: regionId, text: regionCode || region });
  return known
    ? { region: known.name, regionCode: known.code }
    : { region: clean(region), regionCode: clean(regionCode) };
};

/** An address without outer spaces and empty street lines. */
export const readFields = (fields: AddressFields): Address => {
  const countryCode = clean(fields.countryCode)?.toUpperCase() ?? '';
  return {
    firstname: clean(fields.firstname) ?? '',
    lastname: clean(fields.lastname) ?? '',
    company: clean(fields.company),
    street: (fields.street ?? []).map((line) => line.trim()).filter((line) => line !== ''),
    city: clean(fields.city) ?? '',
    ...readRegion(countryCode, fields),
    postcode: clean(fields.postcode)?.toUpperCase() ?? null,
    countryCode,
    telephone: clean(fields.telephone),
  };
};
