/** What a country calls the parts of its addresses: ids of messages. */
export interface CountryWords {
  postcode: string;
  askPostcode: string;
  region: string;
  askRegion: string;
}

const elsewhere: CountryWords = {
  postcode: 'address.postalCode',
  askPostcode: 'ask.postalCode',
  region: 'address.region',
  askRegion: 'ask.region',
};

const county = { region: 'address.county', askRegion: 'ask.county' };

const words: Readonly<Record<string, CountryWords>> = {
  GB: { postcode: 'address.postcode', askPostcode: 'ask.postcode', ...county },
  IE: { postcode: 'address.eircode', askPostcode: 'ask.eircode', ...county },
  US: {
    postcode: 'address.zipCode',
    askPostcode: 'ask.zipCode',
    region: 'address.state',
    askRegion: 'ask.state',
  },
};

/** The names of postcode and region in a country. */
export const countryWords = (country: string): CountryWords => words[country] ?? elsewhere;
