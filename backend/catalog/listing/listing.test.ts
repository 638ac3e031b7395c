import fc from 'fast-check';

import { openDb, type Db } from '../../db/open';
import { toUid } from '../../graphql/uid';
import {
  insertAttribute,
  insertCategory,
  insertConfigurable,
  insertProduct,
  insertStore,
} from '../../testing/fixtures';
import { askCatalogue, countingDb } from '../testing/askCatalogue';

interface Page {
  total_count: number;
  page_info: { page_size: number; current_page: number; total_pages: number };
  items: { sku: string }[];
}

const pageQuery = `query ($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $currentPage: Int,
  $sort: ProductAttributeSortInput) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count page_info { page_size current_page total_pages } items { sku }
  }
}`;

const isPage = (data: unknown): data is { products: Page } => typeof data === 'object' && data !== null;

describe('products', () => {
  let db: Db;
  let vitamins: number;
  let vitaminC: number;
  let minerals: number;
  let options: number[];

  beforeAll(() => {
    db = openDb(':memory:');
    insertStore(db);
    vitamins = insertCategory(db, { name: 'Vitamins', url_key: 'vitamins' });
    vitaminC = insertCategory(db, { name: 'Vitamin C', url_key: 'vitamin-c', parent_id: vitamins });
    minerals = insertCategory(db, { name: 'Minerals', url_key: 'minerals' });
    const form = insertAttribute(db, { code: 'form', label: 'Format', is_filterable: 1 }, ['Capsules', 'Powder']);
    const need = insertAttribute(db, { code: 'need', label: 'Need', is_filterable: 1 }, ['Sleep']);
    options = [...form.optionIds, ...need.optionIds];
    const has = (productId: number, attributeId: number, optionId: number | undefined) =>
      db.run('INSERT INTO product_attribute VALUES (?, ?, ?)', productId, attributeId, optionId ?? 0);
    const c = insertProduct(db, { sku: 'C', name: 'Vitamin C powder', price_minor: 950, rating_summary: 80 }, [
      vitaminC,
    ]);
    const d = insertProduct(db, { sku: 'D', name: 'Vitamin D3 drops', price_minor: 1250, quantity: 0 }, [vitamins]);
    const b = insertProduct(db, { sku: 'B', name: 'Vitamin B12', price_minor: 2000, special_price_minor: 1800 }, [
      vitamins,
    ]);
    const magnesium = insertConfigurable(
      db,
      { sku: 'MG', name: 'Magnesium', price_minor: 1350 },
      'size',
      ['60', '120'],
      [minerals],
    );
    insertProduct(db, { sku: 'OFF', name: 'Vitamin K', is_enabled: 0 }, [vitamins]);
    has(c, form.attributeId, form.optionIds[1]);
    has(b, form.attributeId, form.optionIds[0]);
    has(d, need.attributeId, need.optionIds[0]);
    has(c, need.attributeId, need.optionIds[0]);
    has(magnesium.variantIds[0] ?? 0, form.attributeId, form.optionIds[0]);
  });

  afterAll(() => db.close());

  const page = async (variables: Record<string, unknown>): Promise<Page> => {
    const { data, errors } = await askCatalogue(db, pageQuery, variables);
    if (errors || !isPage(data)) throw new Error(errors?.[0]?.message ?? 'No data');
    return data.products;
  };
  const skus = async (variables: Record<string, unknown>): Promise<string[]> =>
    (await page(variables)).items.map(({ sku }) => sku);

  it.each([
    [{}, "'search' or 'filter' input argument is required."],
    [{ filter: {}, currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ filter: {}, pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [
      { filter: {}, pageSize: 2, currentPage: 9 },
      'currentPage value 9 specified is greater than the 2 page(s) available.',
    ],
    [{ filter: { category_uid: { eq: '%%%' } } }, 'Value of uid "%%%" is incorrect.'],
    [
      { filter: { category_uid: { eq: 'Mw==' }, category_id: { eq: '3' } } },
      "`category_id` and `category_uid` can't be used at the same time.",
    ],
  ])('refuses %j', async (variables, message) => {
    const answer = await askCatalogue(db, pageQuery, variables);
    expect(answer).toMatchObject({
      data: { products: null },
      errors: [{ message, extensions: { category: 'graphql-input' } }],
    });
  });

  it('answers an empty page when nothing matches', async () => {
    expect(await page({ filter: { sku: { eq: 'nope' } }, currentPage: 3 })).toEqual({
      total_count: 0,
      page_info: { page_size: 20, current_page: 3, total_pages: 0 },
      items: [],
    });
    expect(await skus({ search: 'zzzqqq' })).toEqual([]);
    expect(await skus({ search: 'ab' })).toEqual([]);
    expect(await skus({ filter: { sku: { in: [] } } })).toEqual([]);
  });

  it('lists a category with what stands below it: own first, sold out last', async () => {
    expect(await skus({ filter: { category_uid: { eq: toUid(vitamins) } } })).toEqual(['B', 'C', 'D']);
    expect(await skus({ filter: { category_url_path: { eq: 'vitamins/vitamin-c' } } })).toEqual(['C']);
    expect(await skus({ filter: { category_id: { in: [String(vitaminC), String(minerals)] } } })).toEqual(['MG', 'C']);
    expect(await skus({ filter: { category_uid: { eq: toUid(999) } } })).toEqual([]);
  });

  it('sorts by price as it is now, name, rating and date, then by id in the same direction, sold out last', async () => {
    const filter = {};
    expect(await skus({ filter, sort: { price: 'ASC' } })).toEqual(['C', 'MG', 'B', 'D']);
    expect(await skus({ filter, sort: { price: 'DESC' } })).toEqual(['B', 'MG', 'C', 'D']);
    expect(await skus({ filter, sort: { name: 'ASC' } })).toEqual(['MG', 'B', 'C', 'D']);
    expect((await skus({ filter, sort: { rating: 'DESC' } }))[0]).toBe('C');
    expect(await skus({ filter, sort: { newest: 'ASC' } })).toEqual(['C', 'B', 'MG', 'D']);
    expect(await skus({ filter })).toEqual(['MG', 'B', 'D', 'C']);
  });

  it('filters by price, name, URL key and options', async () => {
    const [capsules, powder, sleep] = options.map(String);
    const sort = { name: 'ASC' };
    expect(await skus({ sort, filter: { price: { from: '12.50', to: '18' } } })).toEqual(['MG', 'B', 'D']);
    expect(await skus({ sort, filter: { price: { to: '9.50' } } })).toEqual(['C']);
    expect(await skus({ sort, filter: { name: { match: 'vitamin d' } } })).toEqual(['D']);
    expect(await skus({ sort, filter: { name: { match: '"' } } })).toEqual([]);
    expect(await skus({ sort, filter: { url_key: { eq: 'product-1' } } })).toEqual(['C']);
    expect(await skus({ sort, filter: { form: { in: [capsules, powder] } } })).toEqual(['MG', 'B', 'C']);
    expect(await skus({ sort, filter: { form: { in: [capsules, powder] }, need: { eq: sleep } } })).toEqual(['C']);
    expect(await skus({ sort, filter: { form: { eq: 'x' } } })).toEqual([]);
    expect(await skus({ sort, filter: { form: { in: ['capsules', 'x'] }, need: { eq: 'sleep' } } })).toEqual([]);
    expect(await skus({ sort, filter: { form: { in: ['capsules', 'x'] } } })).toEqual(['MG', 'B']);
  });

  it('searches within a category', async () => {
    expect(await skus({ search: 'vitamin', filter: { category_uid: { eq: toUid(vitaminC) } } })).toEqual(['C']);
    expect(await skus({ search: 'magnesum' })).toEqual(['MG']);
    expect(await skus({ search: 'vitamin k' })).toEqual([]);
  });

  it('tells facets, sort fields and the corrected text', async () => {
    const { data } = await askCatalogue(
      db,
      `query ($uid: String) {
        all: products(filter: {}) {
          aggregations { attribute_code label count position options { label value count } }
          sort_fields { default options { value } }
          suggestions { search }
        }
        direct: products(filter: { category_uid: { eq: $uid } }) {
          aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } }
        }
        none: products(search: "zzzqqq") { aggregations { count } suggestions { search } }
        typo: products(search: "vitamn") { suggestions { search } sort_fields { default } }
      }`,
      { uid: toUid(vitamins) },
    );
    expect(data).toMatchObject({
      all: {
        aggregations: [
          {
            attribute_code: 'price',
            label: 'Price',
            position: null,
            options: [
              { label: '8-10', value: '8_10', count: 1 },
              { label: '12-14', value: '12_14', count: 2 },
              { label: '18-20', value: '18_20', count: 1 },
            ],
          },
          {
            attribute_code: 'category_uid',
            label: 'Category',
            position: null,
            options: [
              { label: 'Vitamins', value: toUid(vitamins), count: 3 },
              { label: 'Minerals', value: toUid(minerals), count: 1 },
              { label: 'Vitamin C', value: toUid(vitaminC), count: 1 },
            ],
          },
          {
            attribute_code: 'form',
            label: 'Format',
            count: 2,
            options: [
              { label: 'Capsules', count: 2 },
              { label: 'Powder', count: 1 },
            ],
          },
          { attribute_code: 'need', label: 'Need', count: 1, options: [{ label: 'Sleep', count: 2 }] },
        ],
        sort_fields: { default: 'position' },
        suggestions: [],
      },
      none: { aggregations: [], suggestions: [] },
      typo: { suggestions: [{ search: 'vitamin' }], sort_fields: { default: 'relevance' } },
    });
    expect(data).toHaveProperty('direct.aggregations.1', {
      attribute_code: 'category_uid',
      options: [{ label: 'Vitamin C' }],
    });
  });

  it('counts an attribute without its own selection, and keeps what the choice rules out with 0', async () => {
    const facets = async (filter: Record<string, unknown>) => {
      const { data } = await askCatalogue(
        db,
        `query ($filter: ProductAttributeFilterInput) {
          products(filter: $filter, pageSize: 1) { total_count aggregations { attribute_code options { value count } } }
        }`,
        { filter },
      );
      return data?.products;
    };
    const form = (capsules: number, powder: number) => ({
      attribute_code: 'form',
      options: [
        { value: 'capsules', count: capsules },
        { value: 'powder', count: powder },
      ],
    });
    const need = (sleep: number) => ({ attribute_code: 'need', options: [{ value: 'sleep', count: sleep }] });
    const chosen = await facets({ form: { eq: 'capsules' } });
    expect(chosen).toMatchObject({ total_count: 2 });
    expect(chosen).toHaveProperty('aggregations', expect.arrayContaining([form(2, 1), need(0)]));
    const none = await facets({ form: { eq: 'capsules' }, need: { eq: 'sleep' } });
    expect(none).toMatchObject({ total_count: 0 });
    expect(none).toHaveProperty('aggregations', expect.arrayContaining([form(0, 1), need(0)]));
    const cheap = await facets({ price: { to: '10' } });
    expect(cheap).toMatchObject({ total_count: 1 });
    expect(cheap).toHaveProperty('aggregations', expect.arrayContaining([form(0, 1), need(1)]));
    expect(cheap).toHaveProperty('aggregations.0.options.length', 3);
  });

  it('pages through every product once, whatever the page size and the order', async () => {
    const sort = fc.constantFrom(
      undefined,
      { price: 'ASC' },
      { price: 'DESC' },
      { rating: 'DESC' },
      { position: 'ASC' },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), sort, async (pageSize, order) => {
        const variables = { filter: { category_uid: { eq: toUid(2) } }, sort: order, pageSize };
        const first = await page(variables);
        const seen = [...first.items];
        for (let currentPage = 2; currentPage <= first.page_info.total_pages; currentPage += 1) {
          seen.push(...(await page({ ...variables, currentPage })).items);
        }
        expect(seen.map(({ sku }) => sku).sort()).toEqual(['B', 'C', 'D', 'MG']);
        expect(first.total_count).toBe(4);
      }),
      { numRuns: 20 },
    );
  });

  it('runs as many statements for a long list as for a short one', async () => {
    const query = `query ($pageSize: Int) { products(filter: {}, pageSize: $pageSize) { items {
      stock_status price_range { minimum_price { final_price { value } } } small_image { url }
      categories { name breadcrumbs { category_name } } related_products { sku stock_status }
      ... on ConfigurableProduct { variants { product { sku stock_status } } configurable_options { uid } } } } }`;
    const statementsFor = async (pageSize: number): Promise<number> => {
      const counting = countingDb(db);
      await askCatalogue(counting.db, query, { pageSize });
      return counting.statements();
    };
    expect(await statementsFor(4)).toBeLessThanOrEqual((await statementsFor(2)) + 1);
  });
});
