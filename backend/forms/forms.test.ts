import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertProduct, insertStore, insertStoreSetting } from '../testing/fixtures';
import { type GraphQlAnswer, postGraphQl } from '../testing/graphql';

let backend: TestBackend;
const ask = (query: string, variables: Record<string, unknown>) => postGraphQl(backend, query, variables);
const formQuery = `query ($code: String!) { attributesForm(formCode: $code) { errors { type message } items {
  code label frontend_input is_required options { label value }
  ... on CustomerAttributeMetadata { multiline_count sort_order input_filter validate_rules { name value } } } } }`;
const setAddress = `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
  input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { shipping_addresses {
  company region { label code } country { code } prefix fax vat_id street } } } }`;
const create = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer {
  prefix date_of_birth gender taxvat custom_attributes { code ... on AttributeValue { value } } } } }`;

const address = {
  firstname: 'Ann',
  lastname: 'Shopper',
  street: ['1 High Street'],
  city: 'Little Rock',
  postcode: '72201',
  country_code: 'US',
  telephone: '02070000000',
};
const person = { firstname: 'Ann', lastname: 'Lee', email: 'ann@example.com', password: 'Correct-horse-1' };

beforeEach(() => {
  backend = createTestBackend({ profile: 'stock', seed: 'none' });
  insertStore(backend.db, { code: 'default' });
  insertProduct(backend.db, { sku: 'JUG' });
});
afterEach(() => backend.close());

const messages = (answer: GraphQlAnswer) => answer.errors?.map(({ message }) => message);
const cartWithJug = async (): Promise<string> => {
  const { data } = await ask('mutation { id: createEmptyCart }', {});
  const id = String(data?.id);
  const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "JUG", quantity: 1 }]) {
    user_errors { message } } }`;
  await ask(add, { id });
  return id;
};

test('the forms of a fresh Magento 2.4.7 have these fields', async () => {
  const { data } = await ask(formQuery, { code: 'customer_register_address' });
  const { items } = data?.attributesForm as { items: Record<string, unknown>[] };
  const required = items.filter((each) => each.is_required).map(({ code }) => code);
  expect(items.map(({ code }) => code).sort()).toEqual(
    'city,company,country_id,firstname,lastname,postcode,region,region_id,street,telephone,vat_id'.split(','),
  );
  expect(required.sort()).toEqual(['city', 'country_id', 'firstname', 'lastname', 'street', 'telephone']);
  expect(items.find(({ code }) => code === 'street')).toMatchObject({
    frontend_input: 'MULTILINE',
    multiline_count: 2,
  });
  const account = await ask(formQuery, { code: 'customer_account_create' });
  expect(JSON.stringify(account.data)).toMatch(/"firstname".*"lastname".*"email"/);
  const other = await ask(formQuery, { code: 'nonsense' });
  expect(other.data).toEqual({
    attributesForm: {
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "nonsense" could not be found.' }],
    },
  });
});

test('what is required is refused without it, in the real backend’s words', async () => {
  insertStoreSetting(backend.db, 'customer_forms', {
    company: 'req',
    fax: 'req',
    prefix: 'req',
    taxvat: 'req',
    dob: 'req',
  });
  const id = await cartWithJug();
  const gb = { ...address, country_code: 'GB', postcode: 'BS1 1AA' };
  expect(messages(await ask(setAddress, { id, address: gb }))).toEqual([
    '"fax" is required. Enter and try again.',
    '"company" is required. Enter and try again.',
  ]);
  expect(messages(await ask(create, { input: person }))).toEqual([
    '"Name Prefix" is a required value.\n"Tax/VAT Number" is a required value.',
  ]);
  const input = { ...person, prefix: 'Dr', taxvat: 'T', date_of_birth: '31/12/1980' };
  expect(messages(await ask(create, { input }))).toEqual(['Invalid date']);
  const made = await ask(create, { input: { ...input, date_of_birth: '1980-12-31', gender: 1 } });
  expect(made.data).toEqual({
    createCustomerV2: {
      customer: { prefix: 'Dr', taxvat: 'T', date_of_birth: '1980-12-31', gender: 1, custom_attributes: [] },
    },
  });
});

test('a shipping address keeps what is left out, and loses what is empty', async () => {
  const id = await cartWithJug();
  const first = { ...address, region: 'AR', region_id: 5, company: 'Co', vat_id: 'V', prefix: 'Dr', fax: 'F' };
  const shown = async (sent: object) =>
    (await ask(setAddress, { id, address: { ...address, country_code: 'FR', postcode: '75001', ...sent } })).data
      ?.setShippingAddressesOnCart;
  expect(messages(await ask(setAddress, { id, address: first }))).toBeUndefined();
  expect(JSON.stringify(await shown({}))).toContain('"company":"Co","region":{"label":"Arkansas","code":null}');
  expect(JSON.stringify(await shown({ region: '', company: '', vat_id: null, prefix: '', fax: '' }))).toContain(
    '"company":null,"region":{"label":null,"code":null},"country":{"code":"FR"},"prefix":null,"fax":null,"vat_id":null',
  );
});
