import { type Address, fullName, shopCountryId } from '@/features/address/address';
import type { OrderAddressLinesFragment } from './api/OrderAddress.graphql.generated';

type Named = Pick<OrderAddressLinesFragment, 'firstname' | 'lastname'> & Partial<OrderAddressLinesFragment>;

/** The name on an order, with what stands before, in and behind it. */
export const nameOnOrder = ({ prefix, middlename, suffix, firstname, lastname }: Named): string =>
  fullName({
    firstname,
    lastname,
    extra: { prefix: prefix ?? '', middlename: middlename ?? '', suffix: suffix ?? '' },
  });

/** Name and address of an order without the country, one line each, as it stands on an envelope. */
export const linesOnOrder = (address: OrderAddressLinesFragment): string[] =>
  [
    nameOnOrder(address),
    address.company,
    ...address.street,
    [address.city, address.postcode].filter(Boolean).join(' '),
    address.region,
  ].filter((line): line is string => Boolean(line));

/** Where an order goes, in one line; a country is named where it is not the shop's own. */
export const placeOnOrder = (address: OrderAddressLinesFragment, locale: string): string => {
  const { company, street, city, region, postcode, country_code: country } = address;
  const isAbroad = Boolean(country) && country !== shopCountryId;
  const away = isAbroad && country ? [region, new Intl.DisplayNames(locale, { type: 'region' }).of(country)] : [];
  return [company, ...street, city, postcode, ...away].filter(Boolean).join(', ');
};

/** An address of checkout as an order tells it. */
export const toOrderAddress = (address: Address): OrderAddressLinesFragment => {
  const { firstname, lastname, street, city, region, postcode, country_id: country, extra } = address;
  return {
    prefix: extra?.prefix ?? null,
    firstname,
    middlename: extra?.middlename ?? null,
    lastname,
    suffix: extra?.suffix ?? null,
    company: extra?.company ?? null,
    street,
    city,
    region,
    postcode,
    country_code: country,
  };
};
