import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore } from '../testing/fixtures';

describe('limits of a document', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });

  afterEach(() => backend.close());

  const post = (body: string) =>
    backend.fetch('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

  const failure = async (query: string) => {
    const response = await post(JSON.stringify({ query }));
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    return { status: response.status, message: errors?.[0]?.message };
  };

  it('counts fields with their fragments', async () => {
    const fields = 'store_code '.repeat(101);
    expect(
      await failure(
        `{ storeConfig { ...F } availableStores { ...F } currency { __typename } } fragment F on StoreConfig { ${fields} ...G } fragment G on StoreConfig { ${'locale '.repeat(60)} }`,
      ),
    ).toEqual({ status: 500, message: 'Max query complexity should be 300 but got 326.' });
  });

  it.each([
    ['a query', JSON.stringify({ query: '{a'.repeat(6000) + '}'.repeat(6000) }), 'The query is nested too deeply.'],
    [
      'a query with a quote in a comment',
      JSON.stringify({ query: `#"\n${'{a'.repeat(5000)}${'}'.repeat(5000)}` }),
      'The query is nested too deeply.',
    ],
    [
      'a query with a quote in a block string',
      JSON.stringify({ query: `{a(b:""" " """)${'{a'.repeat(5000)}${'}'.repeat(5001)}` }),
      'The query is nested too deeply.',
    ],
    ['an argument', JSON.stringify({ query: `{a(b:${'['.repeat(5000)})}` }), 'The query is nested too deeply.'],
    [
      'variables',
      `{"query":"{a}","variables":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
      'The request is nested too deeply.',
    ],
  ])('A-21: refuses %s that would use up the stack', async (_name, body, message) => {
    const response = await post(body);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errors: [{ message }] });
    expect(backend.reported).toEqual([]);
  });

  it('repeats little of what was sent in an error', async () => {
    const long = 'x'.repeat(100_000);
    const answers = [
      await post(JSON.stringify({ query: 'query($c: String!) { cart(cart_id: $c) { id } }', variables: { c: long } })),
      await post(
        JSON.stringify({
          query: 'query($n: Int) { products(search: "a", pageSize: $n) { total_count } }',
          variables: { n: long },
        }),
      ),
      await backend.fetch(`/rest/V1/guest-carts/${long}/totals`),
      await backend.fetch('/rest/V1/guest-carts/x/shipping-information', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ [long]: 1 }),
      }),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect(text).toMatch(/message/);
      expect(text.length).toBeLessThan(1500);
    }
  });

  it('does not take brackets of a text for structure', async () => {
    const text = `${'('.repeat(500)}"\\${'['.repeat(500)}`;
    const query = 'query($s: String) { storeConfig { store_code } products(search: $s) { total_count } }';
    const response = await post(JSON.stringify({ query, variables: { s: text } }));
    expect(response.status).toBe(200);
  });

  it('does not count what a directive leaves out', async () => {
    const query = (isWanted: boolean) => {
      const many = Array.from({ length: 20 }, (_, index) => `store_code ${'locale '.repeat(15)} a${index}: locale`);
      return `{ storeConfig { ${many.join(' ')} } currency @include(if: ${String(isWanted)}) { __typename } }`;
    };
    expect((await failure(query(true))).message).toContain('but got 343');
    expect((await failure(query(false))).message).toContain('but got 341');
  });

  it('multiplies the sizes of lists within lists', async () => {
    const related = (depth: number): string => (depth === 0 ? 'sku' : `related_products { ${related(depth - 1)} }`);
    const query = (depth: number) => `{ products(filter: {}, pageSize: 300) { items { ${related(depth)} } } }`;
    expect((await failure(query(7))).message).toMatch(
      /^Max query complexity should be 50000 objects but got \d{7,}\.$/,
    );
    expect((await failure(query(2))).message).toBeUndefined();
    const sized = 'query($size: Int) { categories { items { products(pageSize: $size) { items { ...F } } } } }';
    const nested = 'fragment F on ProductInterface { categories { products(pageSize: 20) { items { sku } } } }';
    const body = (size: number) => JSON.stringify({ query: `${sized} ${nested}`, variables: { size } });
    expect((await post(body(300))).status).toBe(500);
    expect((await post(body(2))).status).toBe(200);
  });

  it('does not let a negative size pay for the lists beside it', async () => {
    const list = (name: string, size: number, inner: string) =>
      `${name}: products(filter: {}, pageSize: ${size}) { items { ${inner} } }`;
    const many = 'related_products { related_products { related_products { related_products { sku } } } }';
    expect((await failure(`{ ${list('a', 300, many)} ${list('b', -300, many)} }`)).message).toMatch(
      /^Max query complexity should be 50000 objects but got \d{6,}\.$/,
    );
  });

  it('does not follow a fragment into itself', async () => {
    const query = '{ products(search: "a") { ...F } } fragment F on Products { items { sku } ...F }';
    expect((await failure(query)).message).toContain('Cannot spread fragment "F" within itself');
  });

  it('counts what is written, as comparing it takes the time', async () => {
    const fields = 'sku @include(if: $is) '.repeat(501);
    const query = `query($is: Boolean = false) { products(search: "a") { items { ${fields} } } }`;
    const response = await post(JSON.stringify({ query, variables: { is: false } }));
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'A query may have at most 500 fields but has 503.' }],
    });
  });

  it('says nothing about the schema unless the deployment wants it', async () => {
    expect((await failure('{ __schema { types { name } } }')).message).toContain('introspection has been disabled');
    expect((await failure('{ __type(name: "Cart") { name } }')).message).toContain('introspection has been disabled');
    expect((await failure('{ storeConfig { __typename } }')).message).toBeUndefined();
  });

  /** Fragments of which each spreads the next one twice. */
  const chainOn = (type: string): string =>
    Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on ${type} { ...F${index + 1} ...F${index + 1} }`,
    ).join(' ');

  it('is not slowed down by fragments that spread each other', async () => {
    const startedAt = performance.now();
    await failure(`{ storeConfig { ...F0 } } ${chainOn('StoreConfig')} fragment F40 on StoreConfig { locale }`);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('nor by such that hold no field at all', async () => {
    const startedAt = performance.now();
    expect((await failure(`{ ...F0 } ${chainOn('Query')}`)).message).toContain('Unknown fragment "F40"');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('refuses depth, aliases and length', async () => {
    const deep = `{ a ${'{ a '.repeat(20)}${'}'.repeat(21)}`;
    expect(await failure(deep)).toEqual({ status: 500, message: 'Max query depth should be 20 but got 21.' });
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ');
    expect(await failure(`{ ${aliases} }`)).toEqual({
      status: 500,
      message: 'Max number of aliases should be 30 but got 31.',
    });
    expect((await failure(`{ __typename ${' '.repeat(20_001)} }`)).message).toContain('at most 20000');
  });
});
