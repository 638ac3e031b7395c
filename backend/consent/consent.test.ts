import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const guest = `mutation($isConsent: Boolean!, $cartId: String!) {
  addOrUpdateGuestConsent(isConsent: $isConsent, cartId: $cartId) { is_consent }
}`;
const customer = 'mutation($isConsent: Boolean!) { addOrUpdateCustomerConsent(isConsent: $isConsent) { is_consent } }';

describe('consent', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });
  afterEach(() => backend.close());

  it('keeps the latest answer of a customer', async () => {
    insertCustomer(backend.db);
    const headers = await signInAs(backend, 'ann@example.com');
    await postGraphQl(backend, customer, { isConsent: true }, headers);
    const { data } = await postGraphQl(backend, customer, { isConsent: false }, headers);
    expect(data).toEqual({ addOrUpdateCustomerConsent: { is_consent: false } });
    expect(backend.db.all('SELECT is_consent FROM consent')).toEqual([{ is_consent: 0 }]);
    const told = await postGraphQl(backend, '{ customer { data_consent { is_consent decided_at } } }', {}, headers);
    expect(told.data?.customer).toMatchObject({ data_consent: { is_consent: false } });
  });

  it('is not known before the first answer', async () => {
    insertCustomer(backend.db);
    const headers = await signInAs(backend, 'ann@example.com');
    const { data } = await postGraphQl(backend, '{ customer { data_consent { is_consent } } }', {}, headers);
    expect(data?.customer).toEqual({ data_consent: null });
  });

  it('refuses a guest where a customer is meant', async () => {
    const { errors } = await postGraphQl(backend, customer, { isConsent: true });
    expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  });

  it('keeps the answer of the guest who owns a cart, and of nobody else', async () => {
    const { data } = await postGraphQl(backend, 'mutation { createEmptyCart }');
    const cartId = String(data?.createEmptyCart);
    expect((await postGraphQl(backend, guest, { isConsent: true, cartId })).data).toEqual({
      addOrUpdateGuestConsent: { is_consent: true },
    });
    const { errors } = await postGraphQl(backend, guest, { isConsent: true, cartId: 'x' });
    expect(errors?.[0]?.message).toBe('Could not find a cart with ID "x"');
  });
});
