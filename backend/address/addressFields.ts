import { findRegion, countriesWithRequiredRegion } from '../stores/regions';
import { overlayExtra, type SentExtra } from '../forms/extraValues';
import { type Address, maxTextLength } from './address';

/** What is said of an address, in the real backend's words; it has none for the length. */
export const addressTexts = {
  country: 'Country is not available',
  length: `A line of an address cannot be longer than ${maxTextLength} characters.`,
} as const;

/** Refusal of a street of more lines than the merchant's form has. */
export const tooManyLines = (most: number): string => `"Street Address" cannot contain more than ${most} lines.`;

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
  /** Undefined values are left out. */
  extra?: SentExtra;
}

/** The region by its id, else its code, else its name; of a country without regions what was written. */
const readRegion = (countryCode: string, { region, regionCode, regionId }: AddressFields) => {
  const known = findRegion(countryCode, { id: regionId, text: regionCode || region });
  return known
    ? { region: known.name, regionCode: known.code }
    : { region: clean(region), regionCode: clean(regionCode) };
};

type Kept = Pick<Address, 'company' | 'telephone' | 'postcode' | 'extra'>;

/** A region goes with its country, and its text stays also across countries: so does the real backend's. */
const keptRegion = ({ region, regionCode, countryCode }: Address, country: string) => ({
  region,
  regionCode: countryCode === country ? regionCode : null,
});

/** Nothing was there. */
const nothing: Kept = { company: null, telephone: null, postcode: null, extra: {} };

const leavesRegionOut = ({ region, regionCode, regionId }: AddressFields): boolean =>
  region === undefined && !regionCode && !regionId;

/**
 * An address without outer spaces and empty street lines.
 * @param before of a cart: what the client leaves out stays; null and empty texts clear it.
 */
export const readFields = (sent: AddressFields, before?: Address | null): Address => {
  const kept = before ?? nothing;
  const country = clean(sent.countryCode)?.toUpperCase() ?? '';
  const fields = {
    ...sent,
    ...(before && leavesRegionOut(sent) ? keptRegion(before, country) : {}),
    company: sent.company === undefined ? kept.company : sent.company,
    telephone: sent.telephone === undefined ? kept.telephone : sent.telephone,
    postcode: sent.postcode === undefined ? kept.postcode : sent.postcode,
  };
  return {
    firstname: clean(fields.firstname) ?? '',
    lastname: clean(fields.lastname) ?? '',
    company: clean(fields.company),
    street: (fields.street ?? []).map((line) => line.trim()).filter((line) => line !== ''),
    city: clean(fields.city) ?? '',
    ...readRegion(country, fields),
    postcode: clean(fields.postcode)?.toUpperCase() ?? null,
    countryCode: country,
    telephone: clean(fields.telephone),
    extra: overlayExtra(kept.extra, sent.extra ?? {}),
  };
};
