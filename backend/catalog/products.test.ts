import { openDb, type Db } from '../db/open';
import { toUid } from '../graphql/uid';
import {
  insertCategory,
  insertConfigurable,
  insertProduct,
  insertStore,
  type ConfigurableFixture,
} from '../testing/fixtures';

import { toPriceRange } from './priceRange';
import { readSupplementFacts } from './supplementFacts';
import { askCatalogue, testOrigin } from './testing/askCatalogue';

const facts = {
  legal_name: 'Food supplement',
  latin_name: null,
  form: 'Capsules',
  daily_portion: '2 capsules',
  servings: 60,
  directions: 'Take two.',
  nutrients: [{ name: 'Zinc', amount: 10, unit: 'mg', nrv_percent: 100, is_source: false, forms: ['Zinc picolinate'] }],
  ingredients: [{ name: 'Zinc picolinate', is_allergen: false }],
  allergens: [],
  warnings: ['Keep out of reach of young children.'],
  storage: 'Dry.',
  net_quantity: '120 capsules',
  origin: null,
  manufacturer: 'Halewell Ltd',
  dietary: ['Vegan'],
  claims: [{ nutrient: 'Zinc', text: 'Zinc contributes to ...', condition: 'Source.' }],
};

describe('product fields', () => {
  let db: Db;
  let simple: number;
  let magnesium: ConfigurableFixture;

  beforeEach(() => {
    db = openDb(':memory:');
    insertStore(db);
    const minerals = insertCategory(db, { name: 'Minerals', url_key: 'minerals' });
    const zinc = insertCategory(db, { name: 'Zinc', url_key: 'zinc', parent_id: minerals });
    simple = insertProduct(
      db,
      {
        sku: 'ZN',
        name: 'Zinc',
        url_key: 'zinc-picolinate',
        price_minor: 1000,
        special_price_minor: 850,
        quantity: 3,
        unit_count: 120,
        unit_name: 'capsule',
        supplement: JSON.stringify(facts),
      },
      [minerals, zinc],
    );
    magnesium = insertConfigurable(
      db,
      { sku: 'MG', url_key: 'mg', price_minor: 1350 },
      'size',
      ['60', '120', '240'],
      [minerals],
    );
    const [first, second, third] = magnesium.variantIds;
    db.run('UPDATE stock_item SET quantity = 0 WHERE product_id IN (?, ?)', first ?? 0, third ?? 0);
    db.run('UPDATE product SET special_price_minor = 1200 WHERE id = ?', second ?? 0);
    db.run("INSERT INTO product_link VALUES (?, ?, 'related', 1)", simple, magnesium.id);
    const addMedia = (file: string, position: number, isDisabled: number) =>
      db.run(
        'INSERT INTO product_media (product_id, file, label, position, is_disabled) VALUES (?, ?, ?, ?, ?)',
        simple,
        file,
        `Picture ${position}`,
        position,
        isDisabled,
      );
    addMedia('/z/i/zinc-2.jpg', 2, 0);
    addMedia('/z/i/zinc-1.jpg', 1, 1);
  });

  afterEach(() => db.close());

  const ask = async (sku: string, fields: string): Promise<unknown> => {
    const answer = await askCatalogue(db, `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const item = (fields: unknown) => ({ products: { items: [fields] } });

  it('tells price, stock and unit price of a simple product', async () => {
    const data = await ask(
      'ZN',
      `__typename uid url_key url_suffix canonical_url stock_status only_x_left_in_stock
       unit_price { unit price { value currency } }
       price_range { minimum_price { regular_price { value currency } final_price { value }
         discount { amount_off percent_off } } maximum_price { final_price { value } } }
       related_products { sku stock_status } upsell_products { sku }`,
    );
    expect(data).toEqual(
      item({
        __typename: 'SimpleProduct',
        uid: toUid(simple),
        url_key: 'zinc-picolinate',
        url_suffix: '.html',
        canonical_url: 'zinc-picolinate.html',
        stock_status: 'IN_STOCK',
        only_x_left_in_stock: 3,
        unit_price: { unit: 'capsule', price: { value: 850 / 120 / 100, currency: 'GBP' } },
        price_range: {
          minimum_price: {
            regular_price: { value: 10, currency: 'GBP' },
            final_price: { value: 8.5 },
            discount: { amount_off: 1.5, percent_off: 15 },
          },
          maximum_price: { final_price: { value: 8.5 } },
        },
        related_products: [{ sku: 'MG', stock_status: 'IN_STOCK' }],
        upsell_products: [],
      }),
    );
  });

  it('shows the first enabled picture as the image and every picture in the gallery', async () => {
    const data = await ask(
      'ZN',
      'small_image { url label } media_gallery { url disabled } media_gallery_entries { file position disabled types }',
    );
    expect(data).toEqual(
      item({
        small_image: { url: `${testOrigin}/media/catalog/product/z/i/zinc-2.jpg`, label: 'Picture 2' },
        media_gallery: [
          { url: `${testOrigin}/media/catalog/product/z/i/zinc-1.jpg`, disabled: true },
          { url: `${testOrigin}/media/catalog/product/z/i/zinc-2.jpg`, disabled: false },
        ],
        media_gallery_entries: [
          { file: '/z/i/zinc-1.jpg', position: 1, disabled: true, types: [] },
          { file: '/z/i/zinc-2.jpg', position: 2, disabled: false, types: ['image', 'small_image', 'thumbnail'] },
        ],
      }),
    );
    expect(await ask('MG', 'image { url } media_gallery { url }')).toEqual(item({ image: null, media_gallery: [] }));
  });

  it('tells the categories with the way to them', async () => {
    const data = await ask('ZN', 'categories { name breadcrumbs { category_name category_level category_url_path } }');
    expect(data).toEqual(
      item({
        categories: [
          { name: 'Minerals', breadcrumbs: null },
          {
            name: 'Zinc',
            breadcrumbs: [{ category_name: 'Minerals', category_level: 2, category_url_path: 'minerals' }],
          },
        ],
      }),
    );
  });

  it('tells options and variants of a configurable product, sold out ones too', async () => {
    const data = await ask(
      'MG',
      `__typename stock_status only_x_left_in_stock
       price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
       ... on ConfigurableProduct {
         configurable_options { uid attribute_code values { uid label swatch_data { value } } }
         variants { product { sku stock_status canonical_url } attributes { code label uid } } }`,
    );
    const { id, attributeId, optionIds } = magnesium;
    const uids = optionIds.map((optionId) => toUid(`configurable/${attributeId}/${optionId}`));
    const variant = (index: number, label: string, status: string) => ({
      product: { sku: `MG-${index + 1}`, stock_status: status, canonical_url: null },
      attributes: [{ code: 'size', label, uid: uids[index] }],
    });
    expect(data).toEqual(
      item({
        __typename: 'ConfigurableProduct',
        stock_status: 'IN_STOCK',
        only_x_left_in_stock: null,
        price_range: {
          minimum_price: { regular_price: { value: 14.5 }, final_price: { value: 12 } },
          maximum_price: { final_price: { value: 15.5 } },
        },
        configurable_options: [
          {
            uid: toUid(`configurable/${id}/${attributeId}`),
            attribute_code: 'size',
            values: ['60', '120', '240'].map((label, index) => ({ uid: uids[index], label, swatch_data: null })),
          },
        ],
        variants: [variant(0, '60', 'OUT_OF_STOCK'), variant(1, '120', 'IN_STOCK'), variant(2, '240', 'OUT_OF_STOCK')],
      }),
    );
  });

  it('leaves disabled variants out and is sold out with the last one', async () => {
    db.run('UPDATE product SET is_enabled = 0 WHERE id = ?', magnesium.variantIds[1] ?? 0);
    const fields = 'stock_status ... on ConfigurableProduct { variants { product { sku } } }';
    expect(await ask('MG', fields)).toEqual(
      item({ stock_status: 'OUT_OF_STOCK', variants: [{ product: { sku: 'MG-1' } }, { product: { sku: 'MG-3' } }] }),
    );
  });

  it('tells a swatch by its kind', async () => {
    db.run("UPDATE attribute_option SET swatch = '#aabbcc' WHERE id = ?", magnesium.optionIds[0] ?? 0);
    db.run("UPDATE attribute_option SET swatch = 'XL' WHERE id = ?", magnesium.optionIds[1] ?? 0);
    const fields =
      '... on ConfigurableProduct { configurable_options { values { swatch_data { __typename value } } } }';
    expect(await ask('MG', fields)).toEqual(
      item({
        configurable_options: [
          {
            values: [
              { swatch_data: { __typename: 'ColorSwatchData', value: '#aabbcc' } },
              { swatch_data: { __typename: 'TextSwatchData', value: 'XL' } },
              { swatch_data: null },
            ],
          },
        ],
      }),
    );
  });

  it('tells the supplement facts', async () => {
    expect(await ask('ZN', 'supplement { legal_name nutrients { name amount unit } claims { text } }')).toEqual(
      item({
        supplement: {
          legal_name: 'Food supplement',
          nutrients: [{ name: 'Zinc', amount: 10, unit: 'mg' }],
          claims: [{ text: 'Zinc contributes to ...' }],
        },
      }),
    );
    expect(await ask('MG', 'supplement { form }')).toEqual(item({ supplement: null }));
  });

  it('carries product and category through route', async () => {
    const { data } = await askCatalogue(
      db,
      `{ product: route(url: "/zinc-picolinate.html") { type relative_url ... on SimpleProduct { sku stock_status } }
         category: route(url: "minerals.html") { type ... on CategoryTree { name products { total_count } } } }`,
    );
    expect(data).toEqual({
      product: { type: 'PRODUCT', relative_url: 'zinc-picolinate.html', sku: 'ZN', stock_status: 'IN_STOCK' },
      category: { type: 'CATEGORY', name: 'Minerals', products: { total_count: 2 } },
    });
  });
});

describe('readSupplementFacts', () => {
  it('reads whole facts back', () => {
    expect(readSupplementFacts(JSON.stringify(facts))).toEqual(facts);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no warnings', JSON.stringify({ ...facts, warnings: undefined })],
    ['a nutrient without amount', JSON.stringify({ ...facts, nutrients: [{ name: 'Zinc', unit: 'mg' }] })],
    ['an ingredient that is text', JSON.stringify({ ...facts, ingredients: ['Zinc'] })],
  ])('shows nothing for %s', (_, json) => {
    expect(readSupplementFacts(json)).toBeNull();
  });
});

describe('toPriceRange', () => {
  it('never crosses out a price below the final one', () => {
    const range = toPriceRange({ price_minor: 500, special_price_minor: 700 }, [], 'GBP');
    expect(range.minimum_price).toMatchObject({
      regular_price: { value: 5, currency: 'GBP' },
      final_price: { value: 5 },
      discount: { amount_off: 0, percent_off: 0 },
    });
  });

  it('has no discount for a free product', () => {
    const range = toPriceRange({ price_minor: 0, special_price_minor: null }, [], 'GBP');
    expect(range.minimum_price.discount).toEqual({ amount_off: 0, percent_off: 0 });
  });
});
