import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import '@/testing/stock/offerCountries';
import { AddressCountriesDocument } from '../api/AddressCountries.graphql.generated';
import { readPlace } from './readPlace';

const avon = { id: 901, code: 'AVN', name: 'Avon' };

/** A client that knows Great Britain alone, with these regions. */
const knowing = (regions: (typeof avon)[] | null): ApolloClient => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  client.writeQuery({
    query: AddressCountriesDocument,
    data: {
      countries: [
        {
          id: 'GB',
          full_name_locale: 'United Kingdom',
          full_name_english: 'United Kingdom',
          available_regions: regions,
        },
      ],
      storeConfig: {
        store_code: 'default',
        default_country: 'GB',
        countries_with_required_region: 'GB',
        optional_zip_countries: '',
      },
    },
  });
  return client;
};

const typed = { country: '', region: '901', county: '', postcode: 'bs84pt' };

test('a region that a merchant gave Great Britain goes out with its id and code', () => {
  expect(readPlace(knowing([avon]), typed)).toEqual({
    country_id: 'GB',
    postcode: 'BS8 4PT',
    region: 'Avon',
    region_code: 'AVN',
    region_id: 901,
  });
});

test('without regions a British address is read as in a shop for Great Britain alone', () => {
  expect(readPlace(knowing(null), typed)).toBeNull();
});
