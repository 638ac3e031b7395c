import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';

import { insertCategory, insertProduct, insertRow } from '../testing/fixtures';

import { openStockBackend, type StockBackend } from './testing/stockBackend';

let backend: StockBackend;

beforeEach(() => {
  backend = openStockBackend();
});
afterEach(() => backend.close());

const post = (query: string, headers: Record<string, string> = {}) =>
  backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe('the stock profile', () => {
  it('has the core schema only, and says so when asked', async () => {
    const response = await post(getIntrospectionQuery());
    const { data } = (await response.json()) as { data: IntrospectionQuery };
    const schema = buildClientSchema(data);
    expect(schema.getType('SubscriptionPlan')).toBeUndefined();
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).not.toContain('placedOrder');
    const config = schema.getType('StoreConfig');
    expect(config && 'getFields' in config ? Object.keys(config.getFields()) : []).toEqual(
      expect.arrayContaining(['secure_base_media_url', 'base_media_url', 'secure_base_url']),
    );
  });

  it.each([
    ['in a fragment', '{ storeConfig { store_code ... on SubscriptionPlan { uid } } }'],
    ['in a fragment that nobody uses', '{ storeConfig { store_code } } fragment F on SubscriptionPlan { uid }'],
    ['of a variable', 'query ($input: DynamicBlocksFilterInput) { storeConfig { store_code } }'],
  ])('fails as a whole on an unknown type %s', async (_, query) => {
    const response = await post(query);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ errors: [{ message: 'Internal server error' }] });
    expect(backend.reported).toEqual([]);
  });

  it('answers an unknown field with its name and no data', async () => {
    const response = await post('{ storeConfig { store_code need_help { email } } }');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Cannot query field "need_help" on type "StoreConfig".',
          locations: [{ line: 1, column: 28 }],
        },
      ],
    });
  });

  it.each([
    ['an answer', '{ storeConfig { store_code } }', {}],
    ['a mutation', 'mutation { createEmptyCart }', {}],
    ['a refusal', '{ storeConfig { store_code ... on Nothing { x } } }', {}],
    ['an unknown store', '{ storeConfig { store_code } }', { Store: 'uk_en' }],
  ])('sends the cache id with %s', async (_, query, headers) => {
    expect((await post(query, headers)).headers.get('x-magento-cache-id')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not know the store of another shop, and answers 500 to a mutation by GET', async () => {
    const unknown = await post('{ storeConfig { store_code } }', { Store: 'uk_en' });
    expect(unknown.status).toBe(500);
    expect(await unknown.json()).toMatchObject({ errors: [{ message: 'Requested store is not found (uk_en)' }] });
    expect((await backend.fetch('/graphql?query=mutation%7BcreateEmptyCart%7D')).status).toBe(500);
  });

  it('names the category of what does not exist', async () => {
    const { errors, data } = await backend.ask(`{
      cart(cart_id: "DeadCartDeadCartDeadCartDeadCart") { id } }`);
    expect(errors).toEqual([
      {
        message: 'Could not find a cart with ID "DeadCartDeadCartDeadCartDeadCart"',
        locations: [{ line: 2, column: 7 }],
        path: ['cart'],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect(data).toEqual({ cart: null });
  });

  it('answers a missing block with null and an error beside the others', async () => {
    const { errors, data } = await backend.ask(
      '{ cmsBlocks(identifiers: ["top-banner", "footer_links_block"]) { items { identifier } } }',
    );
    expect(data).toEqual({ cmsBlocks: { items: [null, { identifier: 'footer_links_block' }] } });
    expect(errors).toMatchObject([{ path: ['cmsBlocks', 'items', 0] }]);
    expect(errors?.[0]).toHaveProperty('extensions', { category: 'graphql-no-such-entity' });
  });

  it('answers REST by the path alone', async () => {
    const call = (path: string, headers: Record<string, string> = {}) =>
      backend.fetch(path, { method: 'POST', headers });
    expect((await call('/rest/default/V1/guest-carts')).status).toBe(200);
    expect((await call('/rest/V1/guest-carts', { Store: 'uk_en' })).status).toBe(200);
    const refused = await call('/rest/uk_en/V1/guest-carts');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'Specified request cannot be processed.' },
    ]);
  });

  it('sends the original whatever size or format is asked for', async () => {
    const read = async (query: string, headers: Record<string, string> = {}) => {
      const response = await backend.fetch(`/media/wysiwyg/home/callout-heart.png${query}`, { headers });
      return [response.headers.get('content-type'), (await response.arrayBuffer()).byteLength];
    };
    const original = await read('');
    expect(original[0]).toBe('image/png');
    expect(await read('?width=40&auto=webp&format=pjpg', { Accept: 'image/avif,image/webp' })).toEqual(original);
    expect((await backend.fetch('/media/wysiwyg/none.jpg?width=x')).status).toBe(404);
  });
});

describe('a named spread inside an inline fragment', () => {
  beforeEach(() => {
    insertCategory(backend.db, { name: 'Jugs', url_key: 'jugs' });
    insertProduct(backend.db, { url_key: 'jug', name: 'Jug' });
  });

  const fragment = 'fragment C on CategoryTree { name }';
  const route = (selection: string, url = 'jugs.html') =>
    backend.ask(`{ route(url: "${url}") { __typename ${selection} } } ${selection.includes('...C') ? fragment : ''}`);

  it('fails the route of a category', async () => {
    expect(await route('... on CategoryTree { ...C }')).toEqual({
      errors: [{ message: 'Internal server error', locations: [{ line: 1, column: 3 }], path: ['route'] }],
      data: { route: null },
    });
  });

  it('does no harm to a product, nor when it is written out or stands directly below the route', async () => {
    const category = { data: { route: { __typename: 'CategoryTree', name: 'Jugs' } } };
    expect(await route('... on CategoryTree { name }')).toEqual(category);
    expect(await route('...C')).toEqual(category);
    expect(await route('... on CategoryTree { ...C }', 'jug.html')).toEqual({
      data: { route: { __typename: 'SimpleProduct' } },
    });
  });
});

describe('a named spread in the product links', () => {
  const card =
    'sku name link: url_key small_image { url label } price_range { minimum_price { final_price { value } } }';
  const related = async (selection: string): Promise<unknown> => {
    const query = `{ products(filter: { sku: { eq: "JUG" } }) { items { related_products { ${selection} } } } }
      ${selection.includes('...Card') ? `fragment Card on ProductInterface { ${card} }` : ''}`;
    const { data, errors } = await backend.ask(query);
    expect(errors).toBeUndefined();
    const { items } = data?.products as { items: { related_products: unknown[] }[] };
    return items[0]?.related_products[0];
  };

  beforeEach(() => {
    const jug = insertProduct(backend.db, { sku: 'JUG', name: 'Jug', url_key: 'jug' });
    const bowl = insertProduct(backend.db, { sku: 'BOWL', name: 'Bowl', url_key: 'bowl', price_minor: 1800 });
    insertRow(backend.db, 'product_media', { product_id: bowl, file: '/b/bowl.jpg', label: 'Bowl', position: 1 });
    insertRow(backend.db, 'product_link', { product_id: jug, linked_id: bowl, kind: 'related' });
  });

  it('loses name, address, picture and price', async () => {
    expect(await related('...Card')).toMatchObject({
      sku: 'BOWL',
      name: null,
      link: null,
      small_image: { url: expect.stringMatching('^http://localhost/static/.*placeholder') as unknown, label: null },
      price_range: { minimum_price: { final_price: { value: 0 } } },
    });
  });

  it('keeps what is written out beside it, and everything in an inline fragment', async () => {
    expect(await related('name ...Card')).toMatchObject({ name: 'Bowl', link: null });
    expect(await related(`... on ProductInterface { ${card} }`)).toMatchObject({
      name: 'Bowl',
      link: 'bowl',
      price_range: { minimum_price: { final_price: { value: 18 } } },
    });
  });
});
