import { insertProduct } from '../testing/fixtures';

import { address, filledCart, openStockBackend, type StockBackend } from './testing/stockBackend';

let backend: StockBackend;
let cartId: string;

beforeEach(async () => {
  backend = openStockBackend();
  insertProduct(backend.db, { sku: 'JUG', name: 'Jug', price_minor: 2400 });
  cartId = await filledCart(backend, [{ sku: 'JUG', quantity: 1 }]);
});
afterEach(() => backend.close());

const { firstname, lastname, street, city, postcode, telephone } = address;
const person = { firstname, lastname, street, city, postcode, telephone };
const setAddress = async (place: Record<string, unknown>) => {
  const { data, errors } = await backend.ask(
    `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
      input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { shipping_addresses {
        region { code label region_id } country { code } available_shipping_methods { method_code } } } } }`,
    { id: cartId, address: { ...person, ...place } },
  );
  const set = data?.setShippingAddressesOnCart as { cart: { shipping_addresses: Record<string, unknown>[] } } | null;
  return { address: set?.cart.shipping_addresses[0], message: errors?.[0]?.message };
};
const newYork = { code: 'NY', label: 'New York', region_id: 43 };

it.each([
  ['its id', { region_id: 43 }],
  ['its code', { region: 'NY' }],
  ['its name', { region: 'new york' }],
])('knows a region by %s', async (_way, region) => {
  const { address: set } = await setAddress({ country_code: 'US', postcode: '10001', ...region });
  expect(set).toMatchObject({ region: newYork, country: { code: 'US' } });
  expect(set?.available_shipping_methods).not.toHaveLength(0);
});

it.each([
  [{ country_code: 'US' }, '"regionId" is required. Enter and try again.'],
  [{ country_code: 'US', region_id: 79 }, 'The region_id does not match the selected country or region'],
  [{ country_code: 'ZZ' }, 'Country is not available'],
  [{ country_code: 'GB', telephone: '' }, '"telephone" is required. Enter and try again.'],
])('refuses %j', async (place, message) => {
  expect((await setAddress(place)).message).toBe(message);
});

it('takes what was written for the region of a country without regions, and none where one is optional', async () => {
  const { address: french } = await setAddress({ country_code: 'FR', region: 'Bretagne' });
  expect(french).toMatchObject({ region: { code: 'Bretagne', label: 'Bretagne', region_id: null } });
  expect((await setAddress({ country_code: 'DE' })).message).toBeUndefined();
});

it('lists the regions, and says where one or a postcode must be named', async () => {
  const { data } = await backend.ask(`{ country(id: "US") { available_regions { id code name } }
    storeConfig { default_country countries_with_required_region optional_zip_countries } }`);
  expect((data?.country as { available_regions: unknown[] }).available_regions).toContainEqual({
    id: 43,
    code: 'NY',
    name: 'New York',
  });
  expect(data?.storeConfig).toEqual({
    default_country: 'GB',
    countries_with_required_region: 'US',
    optional_zip_countries: 'GB,HK,IE,MO,PA',
  });
});

it('keeps a region in the address book, and asks for one where it must', async () => {
  await backend.ask(`mutation { createCustomerV2(input: { firstname: "Nell", lastname: "Harbour",
    email: "nell2@example.com", password: "Correct-horse-1" }) { customer { email } } }`);
  const { data: signedIn } = await backend.ask(
    'mutation { generateCustomerToken(email: "nell2@example.com", password: "Correct-horse-1") { token } }',
  );
  const { token } = signedIn?.generateCustomerToken as { token: string };
  const keep = (region: unknown) =>
    backend.ask(
      `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { region { region region_code region_id } } }`,
      { input: { ...person, country_code: 'US', region } },
      { Authorization: `Bearer ${token}` },
    );
  expect((await keep({ region_code: 'NY', region_id: 43 })).data?.createCustomerAddress).toEqual({
    region: { region: 'New York', region_code: 'NY', region_id: 43 },
  });
  expect((await keep(null)).errors?.[0]?.message).toBe('A region_id is required for the specified country code');
});
