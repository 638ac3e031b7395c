import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

/** The expected answers are those of a running Magento (docs/magento.md, Transport). */
describe('GraphQL transport', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });

  afterEach(() => backend.close());

  const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    backend.fetch('/graphql', { method: 'POST', headers, body });
  const get = (query: string, headers: Record<string, string> = {}) =>
    backend.fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers });
  const json = { 'Content-Type': 'application/json' };
  const plainQuery = JSON.stringify({ query: '{ storeConfig { store_code } }' });

  it('answers a query by POST and by GET', async () => {
    const answer = { data: { storeConfig: { store_code: 'uk_en', locale: 'en_GB' } } };
    expect(await postGraphQl(backend, '{ storeConfig { store_code locale } }')).toEqual(answer);
    expect(await (await get('{ storeConfig { store_code locale } }')).json()).toEqual(answer);
  });

  it('takes variables of a GET from JSON, and none from what is no object', async () => {
    const query = 'query($g: Boolean) { availableStores(useCurrentGroup: $g) { store_code } }';
    for (const variables of ['{"g":true}', 'nonsense', '[1]']) {
      const response = await backend.fetch(
        `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(variables)}`,
      );
      expect(await response.json()).toEqual({ data: { availableStores: [{ store_code: 'uk_en' }] } });
    }
  });

  it('says how long a client that failed too often has to pause', async () => {
    const query = '{ trackedOrder(number: "1", email: "nobody@example.com") { number } }';
    for (let failure = 0; failure < 10; failure += 1) await get(query);
    const response = await get(query);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    // Clients read a body of this type as GraphQL, whatever the status is.
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json');
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'Too many attempts. Please try again in a few minutes.' }],
    });
  });

  describe('refuses a request as a whole', () => {
    const input = (message: string) => ({ errors: [{ message, extensions: { category: 'graphql-input' } }] });

    it.each<[string, () => Promise<Response>, number, object]>([
      [
        'another content type',
        () => post(plainQuery, { 'Content-Type': 'text/plain' }),
        500,
        input('Request content type must be application/json'),
      ],
      [
        'another content type that names JSON in a parameter',
        () => post(plainQuery, { 'Content-Type': 'text/plain; x=application/json' }),
        500,
        input('Request content type must be application/json'),
      ],
      [
        'another method',
        () => backend.fetch('/graphql', { method: 'PUT', headers: json, body: plainQuery }),
        405,
        { errors: [{ message: 'Method not allowed' }] },
      ],
      [
        'an unknown store',
        () => post(plainQuery, { ...json, Store: 'nope' }),
        500,
        input('Requested store is not found (nope)'),
      ],
      [
        'a currency that the store does not have',
        () => post(plainQuery, { ...json, 'Content-Currency': 'ZZZ' }),
        500,
        input('Please correct the target currency'),
      ],
      [
        'a mutation by GET',
        () => get('mutation { createEmptyCart }'),
        405,
        input('Mutation requests allowed only for POST requests'),
      ],
      [
        'a syntax error',
        () => post(JSON.stringify({ query: '{storeConfig{' })),
        500,
        {
          errors: [{ message: 'Syntax Error: Expected Name, found <EOF>', locations: [{ line: 1, column: 14 }] }],
        },
      ],
      [
        'an empty document',
        () => post(JSON.stringify({ query: '' })),
        500,
        { errors: [{ message: 'Syntax Error: Unexpected <EOF>', locations: [{ line: 1, column: 1 }] }] },
      ],
      ['a batch', () => post(`[${plainQuery}]`), 500, input('Batched requests are not supported.')],
    ])('%s', async (_name, send, status, body) => {
      const response = await send();
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual(body);
      expect(response.headers.get('cache-control')).toContain('no-store');
    });

    it('judges the store before the content type, and both before the document', async () => {
      const response = await post('{', { 'Content-Type': 'text/plain', Store: 'nope' });
      expect(await response.json()).toEqual(input('Requested store is not found (nope)'));
    });

    it('answers a body that is not JSON with an HTML page', async () => {
      const response = await post('{bad');
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    });
  });

  it("accepts the store code 'default' and a currency in lower case", async () => {
    const response = await post(plainQuery, { ...json, Store: 'default', 'Content-Currency': 'gbp' });
    expect(await response.json()).toEqual({ data: { storeConfig: { store_code: 'uk_en' } } });
  });

  it('answers an invalid document with 200, the place, and no extensions', async () => {
    const response = await post(JSON.stringify({ query: '{storeConfig{nope}}' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Cannot query field "nope" on type "StoreConfig".', locations: [{ line: 1, column: 14 }] }],
    });
  });

  it('names a missing variable', async () => {
    const answer = await postGraphQl(backend, 'query($e:String!){isEmailAvailable(email:$e){is_email_available}}');
    expect(answer).toEqual({
      errors: [
        { message: 'Variable "$e" of required type "String!" was not provided.', locations: [{ line: 1, column: 7 }] },
      ],
    });
  });

  it('tells a guest and a dead token the same', async () => {
    const answer = {
      errors: [
        {
          message: "The current customer isn't authorized.",
          locations: [{ line: 1, column: 2 }],
          path: ['customer'],
          extensions: { category: 'graphql-authorization' },
        },
      ],
      data: { customer: null },
    };
    expect(await postGraphQl(backend, '{customer{email}}')).toEqual(answer);
    expect(await postGraphQl(backend, '{customer{email}}', {}, { Authorization: 'Bearer junk' })).toEqual(answer);
  });

  it('tells only the first of several errors and keeps the rest of the data', async () => {
    const answer = await postGraphQl(
      backend,
      '{ customer { email } country(id: "ZZ") { id } storeConfig { store_code } }',
    );
    expect(answer.errors).toHaveLength(1);
    expect(answer.data).toEqual({ customer: null, country: null, storeConfig: { store_code: 'uk_en' } });
  });

  it('masks an unexpected error and reports it', async () => {
    backend.db.exec('DROP TABLE cms_block');
    const answer = await postGraphQl(backend, '{ cmsBlocks(identifiers: ["x"]) { items { title } } }');
    expect(answer.errors).toEqual([
      { message: 'Internal server error', locations: [{ line: 1, column: 35 }], path: ['cmsBlocks', 'items'] },
    ]);
    expect(backend.reported).toHaveLength(1);
  });

  describe('caching', () => {
    it('lets a shared cache keep what every guest sees, and validates it', async () => {
      const response = await get('{ storeConfig { store_code } }');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect(response.headers.get('vary')).toContain('Store');
      const etag = response.headers.get('etag') ?? '';
      const again = await get('{ storeConfig { store_code } }', { 'If-None-Match': etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    });

    it.each([
      ['a personal query', '{ isEmailAvailable(email: "a@b.cc") { is_email_available } }', {}],
      ['a fragment at the root', 'query { ...F } fragment F on Query { customer { email } }', {}],
      ['an answer with errors', '{ country(id: "ZZ") { id } }', {}],
      ['a request with a token', '{ storeConfig { store_code } }', { Authorization: 'Bearer x' }],
    ])('never keeps %s', async (_name, query, headers) => {
      const response = await get(query, headers);
      expect(response.headers.get('cache-control')).toContain('no-store');
    });

    it('never keeps an answer to POST', async () => {
      expect((await post(plainQuery)).headers.get('cache-control')).toContain('no-store');
    });

    it('sends a cache id that is the same for all customers and another for guests', async () => {
      insertCustomer(backend.db);
      insertCustomer(backend.db, { email: 'bob@example.com' });
      const idOf = async (headers: Record<string, string> = {}) =>
        (await get('{ storeConfig { store_code } }', headers)).headers.get('x-magento-cache-id');
      const guest = await idOf();
      const ann = await idOf(await signInAs(backend, 'ann@example.com'));
      const bob = await idOf(await signInAs(backend, 'bob@example.com'));
      expect(guest).toMatch(/^[0-9a-f]{64}$/);
      expect(await idOf()).toBe(guest);
      expect(ann).toBe(bob);
      expect(ann).not.toBe(guest);
    });

    it('sends no cache id with a body that has the word mutation in it', async () => {
      const response = await post(JSON.stringify({ query: 'mutation { createEmptyCart }' }));
      expect(response.headers.get('x-magento-cache-id')).toBeNull();
    });
  });
});
