import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

describe('the favourite store', () => {
  let backend: TestBackend;
  let token: string;

  beforeEach(async () => {
    backend = createTestBackend({ seed: 'full' });
    const { data } = await postGraphQl(
      backend,
      'mutation { generateCustomerToken(email: "eleanor.marsh@example.co.uk", password: "Halewell-2026") { token } }',
    );
    token = (data?.generateCustomerToken as { token: string }).token;
  });
  afterEach(() => backend.close());

  const ask = (query: string, isSignedIn: boolean) =>
    postGraphQl(backend, query, {}, isSignedIn ? { Authorization: `Bearer ${token}` } : {});
  const find = async (isSignedIn: boolean, origin = '') =>
    (await ask(`{ getFavoriteStore${origin} { identifier } }`, isSignedIn)).data?.getFavoriteStore;
  const york = '(origin: { latitude: 53.96, longitude: -1.08 })';
  const save = (identifier: string, isSignedIn: boolean) =>
    ask(`mutation { setFavoriteStore(identifier: "${identifier}") { store { name } } }`, isSignedIn);

  it('is the nearest one until a customer has chosen', async () => {
    expect(await find(false)).toBeNull();
    expect(await find(true)).toBeNull();
    expect(await find(true, york)).toEqual({ identifier: 'york-fossgate' });
    expect(await save('bristol-clifton', true)).toMatchObject({
      data: { setFavoriteStore: { store: { name: 'Bristol, Clifton' } } },
    });
    expect(await find(true, york)).toEqual({ identifier: 'bristol-clifton' });
    expect(await find(false, york)).toEqual({ identifier: 'york-fossgate' });
    await save('york-fossgate', true);
    expect(await find(true)).toEqual({ identifier: 'york-fossgate' });
  });

  it('is kept for customers and real stores only', async () => {
    const categoryOf = async (answer: ReturnType<typeof save>) => (await answer).errors?.[0]?.extensions?.category;
    expect(await categoryOf(save('bristol-clifton', false))).toBe('graphql-authorization');
    expect(await categoryOf(save('nowhere', true))).toBe('graphql-no-such-entity');
  });

  it('is none where the store view has none', async () => {
    insertStoreSetting(backend.db, 'favorite_store_enabled', false);
    expect(await find(true, york)).toBeNull();
    expect((await save('bristol-clifton', true)).errors?.[0]?.message).toBe('The favourite store is not available.');
  });

  it('has most of what is sold', async () => {
    const { sku } = backend.db.get<{ sku: string }>(
      `SELECT sku FROM product JOIN location_stock s ON s.product_id = product.id
       JOIN location l ON l.id = s.location_id WHERE l.identifier = 'bristol-clifton' AND s.quantity = 2 AND is_enabled = 1`,
    ) ?? { sku: '' };
    const stock = async (identifier: string, of: string) =>
      (await ask(`{ pointOfSaleStock(identifier: "${identifier}", sku: "${of}") { status } }`, false)).data
        ?.pointOfSaleStock;
    expect(await stock('bristol-clifton', sku)).toEqual({ status: 'LOW_STOCK' });
    backend.db.exec('DELETE FROM location_stock');
    expect(await stock('bristol-clifton', sku)).toEqual({ status: 'OUT_OF_STOCK' });
    expect(await stock('nowhere', sku)).toBeNull();
    expect(await stock('bristol-clifton', 'NOTHING')).toBeNull();
  });
});
