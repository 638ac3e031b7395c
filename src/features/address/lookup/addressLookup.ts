/** An address that a look-up knows; the name and the phone number of who lives there are not a part of it. */
export interface FoundAddress {
  street: string[];
  city: string;
  /** '' where there is none. */
  county: string;
  postcode: string;
}

/**
 * Finds British addresses by a postcode, its beginning, or any part of them. An answer of null means that nobody can be
 * asked: the fields alone do.
 * @throws what the network threw.
 */
export type AddressLookup = (search: string) => Promise<FoundAddress[] | null>;

/** A found address in one line, as a shopper chooses it. */
export const foundAddressLine = ({ street, city, county, postcode }: FoundAddress): string =>
  [...street, city, county, postcode].filter((part) => part !== '').join(', ');
