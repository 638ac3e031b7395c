import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertStore } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

const update = `mutation($id: Int!, $input: CustomerAddressInput) {
  updateCustomerAddress(id: $id, input: $input) {
    street city postcode telephone country_code default_shipping default_billing region { region_code }
  }
}`;
const remove = 'mutation($id: Int!) { deleteCustomerAddress(id: $id) }';
const book = '{ customer { addresses { id city default_shipping } } }';

describe('an address of the address book', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;
  const post = (query: string, variables: Record<string, unknown>) => postGraphQl(backend, query, variables, headers);
  const addresses = async () => {
    const { data } = await post(book, {});
    return (data?.customer as { addresses: { id: number; city: string; default_shipping: boolean }[] }).addresses;
  };

  beforeEach(async () => {
    backend = createTestBackend();
    insertStore(backend.db);
    const ann = insertCustomer(backend.db);
    insertCustomer(backend.db, { email: 'other@example.com' });
    backend.data.address(ann, '1 First Street', 'BS6 6AN', true);
    backend.data.address(ann, '2 Second Street', 'BS1 4RN');
    headers = await signInAs(backend, 'ann@example.com');
  });
  afterEach(() => backend.close());

  it('is changed; what is left out stays, and there is one default', async () => {
    const [, second] = await addresses();
    const input = { city: 'Bath', telephone: '', default_shipping: true };
    expect((await post(update, { id: second?.id, input })).data?.updateCustomerAddress).toEqual({
      street: ['2 Second Street'],
      city: 'Bath',
      postcode: 'BS1 4RN',
      telephone: null,
      country_code: 'GB',
      default_shipping: true,
      default_billing: false,
      region: { region_code: null },
    });
    expect((await addresses()).map((each) => each.default_shipping)).toEqual([false, true]);
  });

  it('takes a region of its new country, and not that of the old one', async () => {
    const [, second] = await addresses();
    const input = { country_code: 'US', region: { region_code: 'CA' }, postcode: '94016' };
    const changed = await post(update, { id: second?.id, input });
    expect(changed.data?.updateCustomerAddress).toMatchObject({ country_code: 'US', region: { region_code: 'CA' } });
    const back = await post(update, { id: second?.id, input: { country_code: 'GB', postcode: 'BS1 4RN' } });
    expect(back.data?.updateCustomerAddress).toMatchObject({ country_code: 'GB', region: { region_code: null } });
  });

  it('is deleted, unless it is a default', async () => {
    const [first, second] = await addresses();
    expect((await post(remove, { id: second?.id })).data).toEqual({ deleteCustomerAddress: true });
    const { errors } = await post(remove, { id: first?.id });
    expect(errors?.[0]?.message).toBe(
      `Customer Address ${first?.id} is set as default shipping address and can not be deleted`,
    );
    expect(await addresses()).toHaveLength(1);
  });

  it('A-12: is its owner’s alone', async () => {
    const [, second] = await addresses();
    headers = await signInAs(backend, 'other@example.com');
    const changed = await post(update, { id: second?.id, input: { city: 'Bath' } });
    expect(changed.errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    const removed = await post(remove, { id: second?.id });
    expect(removed.errors?.[0]?.message).toBe(
      `Current customer does not have permission to address with ID "${second?.id}"`,
    );
    const unknown = await post(remove, { id: 99 });
    expect(unknown.errors?.[0]).toMatchObject({
      message: 'Could not find a address with ID "99"',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });
});
