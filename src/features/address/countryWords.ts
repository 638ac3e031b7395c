/** What a country calls the parts of its addresses: ids of messages. */
export interface CountryWords {
  postcode: string;
  region: string;
}

const elsewhere: CountryWords = { postcode: 'address.postalCode', region: 'address.region' };

const words: Readonly<Record<string, CountryWords>> = {
  GB: { postcode: 'address.postcode', region: 'address.county' },
  IE: { postcode: 'address.eircode', region: 'address.county' },
  US: { postcode: 'address.zipCode', region: 'address.state' },
};

/** The names of postcode and region in a country. */
export const countryWords = (country: string): CountryWords => words[country] ?? elsewhere;
