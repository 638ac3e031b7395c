import { openStockBackend, type StockBackend } from '../../profile/testing/stockBackend';
import { findPrices } from './testing/findPrices';

let backend: StockBackend;
beforeAll(() => {
  backend = openStockBackend();
});
afterAll(() => backend.close());

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
  const { data, errors } = await backend.ask(query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
};

test('every kind of product stands in the shop, with a price and a page', async () => {
  const { products } = await ask(`{ products(filter: {}, pageSize: 50) { total_count items { __typename sku url_key
    small_image { url } stock_status price_range { minimum_price { final_price { value } } } } } }`);
  expect(products).toMatchObject({ total_count: 24 });
  const kinds = new Set(JSON.stringify(products).match(/"__typename":"\w+"/g));
  expect(kinds.size).toBe(6);
  expect(Math.min(...findPrices(products))).toBeGreaterThanOrEqual(0);
});

test('one product has no picture, one is out of stock, one is reduced', async () => {
  const { products } =
    await ask(`{ products(filter: { sku: { in: ["PL-SECOND", "PL-CAKE", "PL-PASTA"] } }, sort: { name: ASC }) {
    items { sku small_image { url } stock_status price_range { minimum_price { discount { amount_off } } } } } }`);
  expect(products).toMatchObject({
    items: [
      { sku: 'PL-PASTA', price_range: { minimum_price: { discount: { amount_off: 4 } } } },
      { sku: 'PL-SECOND', small_image: null },
      { sku: 'PL-CAKE', stock_status: 'OUT_OF_STOCK' },
    ],
  });
});

const swatch = 'http://localhost/media/attribute/swatch/swatch_thumb/110x90/s/p/speckle.jpg';

test('swatches are a colour, a picture or a text', async () => {
  const { products } =
    await ask(`{ products(filter: { sku: { eq: "MU-STUDIO" } }) { items { ... on ConfigurableProduct {
    configurable_options { attribute_code values { label swatch_data { __typename value
      ... on ImageSwatchData { thumbnail } } } } variants { product { sku } } } } } }`);
  expect(products).toMatchObject({
    items: [
      {
        configurable_options: [
          {
            attribute_code: 'glaze',
            values: [
              { label: 'Moss', swatch_data: { __typename: 'ColorSwatchData', value: '#6f7f55' } },
              { label: 'Tide' },
              {
                label: 'Speckle',
                swatch_data: { __typename: 'ImageSwatchData', thumbnail: swatch },
              },
            ],
          },
          { attribute_code: 'size', values: [{ swatch_data: { __typename: 'TextSwatchData', value: 'S' } }, {}] },
        ],
      },
    ],
  });
});

test.each([swatch, 'http://localhost/media/catalog/product/s/t/studio-mug-moss-s.jpg'])('%s is there', async (url) => {
  const answer = await backend.fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('lists sort by what the schema has', async () => {
  const { products } = await ask('{ products(filter: {}) { sort_fields { default options { value } } } }');
  expect(products).toEqual({
    sort_fields: { default: 'position', options: [{ value: 'position' }, { value: 'name' }, { value: 'price' }] },
  });
});

test('lists filter by the attributes of this trade, by the ids of their options', async () => {
  const facets = await ask(
    `{ products(filter: {}) { aggregations { attribute_code label options { label value count } } } }`,
  );
  const text = JSON.stringify(facets);
  for (const code of ['price', 'category_uid', 'glaze', 'material', 'dishwasher_safe']) {
    expect(text).toContain(`"attribute_code":"${code}"`);
  }
  const moss = /"label":"Moss","value":"(\d+)","count":(\d+)/.exec(text);
  const { products } = await ask(
    'query ($glaze: String) { products(filter: { glaze: { eq: $glaze } }) { total_count items { sku } } }',
    { glaze: moss?.[1] },
  );
  expect(products).toMatchObject({ total_count: Number(moss?.[2]) });
  expect(JSON.stringify(products)).toContain('MU-STUDIO');
});

test('search finds a product by a word of its glaze', async () => {
  const { products } = await ask('{ products(search: "speckle") { items { sku } } }');
  expect(JSON.stringify(products)).toContain('MU-STUDIO');
});

test.each(['plates', 'bowls', 'mugs', 'vases', 'gift-sets', 'workshops'])('the category %s has goods', async (path) => {
  const { route } = await ask(
    'query ($url: String!) { route(url: $url) { __typename ... on CategoryTree { name product_count } } }',
    { url: `${path}.html` },
  );
  expect(route).toMatchObject({ __typename: 'CategoryTree' });
  expect(route).not.toMatchObject({ product_count: 0 });
});

test('a dinner set is priced by its parts and can be bought', async () => {
  const { products } = await ask(`{ products(filter: { sku: { eq: "SE-DINNER" } }) { items { ... on BundleProduct {
    price_range { minimum_price { final_price { value } } } items { required options { uid is_default } } } } } }`);
  expect(products).toMatchObject({ items: [{ price_range: { minimum_price: { final_price: { value: 124 } } } }] });
  const chosen = [...JSON.stringify(products).matchAll(/"uid":"([^"]+)","is_default":true/g)].map(([, uid]) => uid);
  const { id } = await ask('mutation { id: createEmptyCart }');
  const { added } = await ask(
    `mutation ($id: String!, $options: [ID!]) { added: addProductsToCart(cartId: $id,
       cartItems: [{ sku: "SE-DINNER", quantity: 1, selected_options: $options }]) {
       user_errors { message } cart { prices { grand_total { value } } } } }`,
    { id, options: chosen },
  );
  expect(added).toEqual({ user_errors: [], cart: { prices: { grand_total: { value: 160 } } } });
});
