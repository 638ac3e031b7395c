import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertStore } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

const create = `mutation($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) { street postcode country_code default_shipping region { region } }
}`;
const cotham = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: [' 14 Cotham Brow ', ''],
  city: 'Bristol',
  region: { region: 'Avon' },
  postcode: 'bs6 6an',
  country_code: 'GB',
  telephone: '07700 900123',
};

describe('an address for the address book', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;

  beforeEach(async () => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertCustomer(backend.db);
    headers = await signInAs(backend, 'ann@example.com');
  });
  afterEach(() => backend.close());

  it('is kept; a new default takes the place of the old one', async () => {
    const { data } = await postGraphQl(backend, create, { input: { ...cotham, default_shipping: true } }, headers);
    expect(data?.createCustomerAddress).toEqual({
      street: ['14 Cotham Brow'],
      postcode: 'BS6 6AN',
      country_code: 'GB',
      default_shipping: true,
      region: { region: 'Avon' },
    });
    await postGraphQl(backend, create, { input: { ...cotham, city: 'Bath', default_shipping: true } }, headers);
    const query = '{ customer { addresses { city default_shipping } } }';
    expect((await postGraphQl(backend, query, {}, headers)).data?.customer).toEqual({
      addresses: [
        { city: 'Bristol', default_shipping: false },
        { city: 'Bath', default_shipping: true },
      ],
    });
  });

  it('is refused of a guest, and when something is missing', async () => {
    const guest = await postGraphQl(backend, create, { input: cotham });
    expect(guest.errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    const { errors } = await postGraphQl(backend, create, { input: { ...cotham, city: ' ', postcode: null } }, headers);
    expect(errors?.[0]?.message).toBe('Required parameters are missing: city, postcode');
  });
});
