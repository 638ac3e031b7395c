import type { ExtraValues, KnownForm } from '@/features/formFields/formField';
import { isRecord } from '@/kernel/isRecord';
import type { CountryCodeEnum } from './api/CreateCustomerAddress.graphql.generated';

/** A country as the backend's enumeration names it. */
export type CountryCode = CountryCodeEnum;

/** Country of every address, unless the build offers others. */
export const shopCountryId = 'GB';

/** Whether an address may have this country. Where the store's own list decides, every code of it is in the enumeration. */
export const isAddressCountry = (code: string): code is CountryCode => {
  if (!OFFERS_COUNTRIES) return code === shopCountryId;
  return ADDRESS_COUNTRIES.length > 0 ? ADDRESS_COUNTRIES.includes(code) : /^[A-Z]{2}$/.test(code);
};

/** An address under the names that Magento's REST calls use; `region_code` stays empty where a country has no regions. */
export interface Address {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region: string;
  region_code: string;
  region_id: number | null;
  postcode: string;
  telephone: string;
  country_id: CountryCode;
  /** Where a guest's receipt goes; empty for a customer. */
  email: string;
  /** What else the merchant's form asks for: company, prefix, fax, VAT number and attributes of the merchant's own. */
  extra?: ExtraValues;
  /** Said of a billing address. */
  sameAsShippingAddress?: boolean;
  /** Said of a guest's shipping address: letters are welcome at the e-mail. */
  wantsLetters?: boolean;
  /** Said of a shipping address that is a shop's: the order is collected there. */
  pickupCode?: string;
}

const readTexts = (value: unknown): ExtraValues =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  );

/** Reads an address that storage gives back; undefined when it is not one. */
export const parseAddress = (value: unknown): Address | undefined => {
  if (!isRecord(value)) return undefined;
  const text = (key: string): string => (typeof value[key] === 'string' ? value[key] : '');
  const street = Array.isArray(value.street)
    ? value.street.filter((line): line is string => typeof line === 'string')
    : [];
  const country = text('country_id');
  const address: Address = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    street,
    city: text('city'),
    region: text('region'),
    region_code: text('region_code'),
    region_id: typeof value.region_id === 'number' ? value.region_id : null,
    postcode: text('postcode'),
    telephone: text('telephone'),
    country_id: isAddressCountry(country) ? country : shopCountryId,
    email: text('email'),
  };
  if (address.lastname === '' || street.length === 0) return undefined;
  const extra = readTexts(value.extra);
  return {
    ...address,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
    ...(value.sameAsShippingAddress === true ? { sameAsShippingAddress: true } : {}),
    ...(value.wantsLetters === true ? { wantsLetters: true } : {}),
    ...(CAPABILITIES.storePickup && text('pickupCode') ? { pickupCode: text('pickupCode') } : {}),
  };
};

/** The parts of an address that every call names alike. */
export const plainParts = ({ firstname, lastname, street, city, postcode, telephone }: Address) => ({
  firstname,
  lastname,
  street,
  city,
  postcode,
  telephone,
});

/** What tells an address of another country apart from one of the shop's own, with the country's name in a language. */
export const placeParts = ({ region, country_id }: Pick<Address, 'region' | 'country_id'>, locale: string): string[] =>
  OFFERS_COUNTRIES && country_id !== shopCountryId
    ? [region, new Intl.DisplayNames(locale, { type: 'region' }).of(country_id) ?? country_id]
    : [];

/** A name with what stands before, in and behind it. */
export const fullName = ({ firstname, lastname, extra }: Pick<Address, 'firstname' | 'lastname' | 'extra'>): string =>
  [extra?.prefix, firstname, extra?.middlename, lastname, extra?.suffix].filter(Boolean).join(' ');

/** An address in one line, for the summary of a finished step. */
export const addressLine = (
  { firstname, lastname, street, city, postcode, pickupCode, extra, ...place }: Address,
  locale: string,
): string =>
  // The second name of a shop is only there because the backend wants one.
  [
    pickupCode ? firstname : fullName({ firstname, lastname, extra }),
    extra?.company ?? '',
    ...street,
    city,
    postcode,
    ...placeParts(place, locale),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** What the form of addresses says about the telephone. */
type PhoneRule = Pick<KnownForm, 'telephone'>;

/** Whether every address needs a telephone number, with any carrier: as the backend tells, or as a bare Magento demands. */
export const isPhoneAlwaysNeeded = ({ telephone }: PhoneRule): boolean =>
  telephone === undefined ? PHONE_CARRIERS.includes('*') : telephone === 'required';

/** Whether a carrier brings nothing to an address without a telephone number. */
export const isPhoneNeededBy = (carrierCode: string, form: PhoneRule): boolean =>
  isPhoneAlwaysNeeded(form) || PHONE_CARRIERS.includes(carrierCode);

/** The way to ship of an order that is collected in a shop, as Magento names it. */
export const pickupMethod = { carrier_code: 'instore', method_code: 'pickup' } as const;

/** Whether a carrier brings nothing: the order is collected. */
export const isPickupCarrier = (carrierCode: string): boolean => carrierCode === pickupMethod.carrier_code;
