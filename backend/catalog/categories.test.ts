import { openDb, type Db } from '../db/open';
import { toUid } from '../graphql/uid';
import { insertCategory, insertCmsBlock, insertProduct, insertStore } from '../testing/fixtures';

import { askCatalogue, countingDb } from './testing/askCatalogue';

describe('categories', () => {
  let db: Db;
  let minerals: number;
  let magnesium: number;

  beforeAll(() => {
    db = openDb(':memory:');
    insertStore(db);
    minerals = insertCategory(db, {
      name: 'Minerals',
      url_key: 'minerals',
      position: 2,
      skinny_navigation: 1,
      promo_content: '<p>Offer</p>',
      cms_block_identifier: 'minerals-intro',
    });
    insertCategory(db, { name: 'Vitamins', url_key: 'vitamins', position: 1, include_in_menu: 0 });
    insertCategory(db, { name: 'Old range', url_key: 'old', position: 0, is_active: 0 });
    magnesium = insertCategory(db, { name: 'Magnesium', url_key: 'magnesium', parent_id: minerals });
    const bisglycinate = insertCategory(db, { name: 'Bisglycinate', url_key: 'bisglycinate', parent_id: magnesium });
    insertProduct(db, { sku: 'A', price_minor: 500 }, [minerals, bisglycinate]);
    insertProduct(db, { sku: 'B', price_minor: 400 }, [magnesium]);
    insertProduct(db, { sku: 'OFF', is_enabled: 0 }, [magnesium]);
    insertCmsBlock(db, { identifier: 'minerals-intro', content: '<p>Intro</p>' });
  });

  afterAll(() => db.close());

  it('answers the root with its active children in order when nothing is asked for', async () => {
    const { data } = await askCatalogue(
      db,
      `{ categories { total_count page_info { total_pages } items { uid children_count product_count
           children { name position include_in_menu url_path url_suffix skinny_navigation promo_content children_count
             children { name } } } }
         categoryList { uid } }`,
    );
    expect(data).toEqual({
      categories: {
        total_count: 1,
        page_info: { total_pages: 1 },
        items: [
          {
            uid: 'Mg==',
            children_count: '2',
            product_count: 2,
            children: [
              {
                name: 'Vitamins',
                position: 1,
                include_in_menu: 0,
                url_path: 'vitamins',
                url_suffix: '.html',
                skinny_navigation: 0,
                promo_content: null,
                children_count: '0',
                children: [],
              },
              {
                name: 'Minerals',
                position: 2,
                include_in_menu: 1,
                url_path: 'minerals',
                url_suffix: '.html',
                skinny_navigation: 1,
                promo_content: '<p>Offer</p>',
                children_count: '1',
                children: [{ name: 'Magnesium' }],
              },
            ],
          },
        ],
      },
      categoryList: [{ uid: 'Mg==' }],
    });
  });

  const names = async (filters: string): Promise<unknown> => {
    const { data } = await askCatalogue(db, `{ categoryList(filters: ${filters}) { name } }`);
    return data;
  };

  it.each([
    ['{ category_uid: { in: ["NA==", "Mw=="] } }', ['Vitamins', 'Minerals']],
    ['{ ids: { eq: "3" } }', ['Minerals']],
    ['{ ids: { eq: "three" } }', []],
    ['{ category_uid: { eq: "OTk5OTk=" } }', []],
    ['{ url_path: { eq: "minerals/magnesium" } }', ['Magnesium']],
    ['{ url_key: { in: ["vitamins", "old"] } }', ['Vitamins']],
    ['{ parent_category_uid: { eq: "Mg==" } }', ['Vitamins', 'Minerals']],
    ['{ name: { match: "MIN" } }', ['Vitamins', 'Minerals']],
  ])('filters by %s', async (filters, expected) => {
    expect(await names(filters)).toEqual({ categoryList: expected.map((name) => ({ name })) });
  });

  it.each([
    ['filters: { category_uid: { eq: "%%%" } }', 'Value of uid "%%%" is incorrect.'],
    ['filters: { name: { match: "ba" } }', 'Invalid match filter. Minimum length is 3.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 2', 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('refuses %s', async (given, message) => {
    expect(await askCatalogue(db, `{ categories(${given}) { total_count } }`)).toMatchObject({
      errors: [{ message, extensions: { category: 'graphql-input' } }],
      data: { categories: null },
    });
  });

  it('answers a page of its products behind the last one in part, as the real backend does', async () => {
    const { errors, data } = await askCatalogue(
      db,
      `{ categoryList(filters: { category_uid: { eq: "Mw==" } }) { products(pageSize: 1, currentPage: 99) {
           items { sku } page_info { current_page total_pages } } } }`,
    );
    expect(errors?.[0]?.message).toMatch(/^currentPage value \d+ specified is greater than the number of pages /);
    expect(data).toMatchObject({ categoryList: [{ products: { items: [], page_info: { current_page: null } } }] });
  });

  it('carries its products, its way from the top and its block', async () => {
    const { data } = await askCatalogue(
      db,
      `query ($uids: [String]) { categoryList(filters: { category_uid: { in: $uids } }) { name product_count
         breadcrumbs { category_uid category_name category_url_key } cms_block { content }
         products(pageSize: 1, sort: { price: ASC }) { total_count page_info { total_pages } items { sku } } } }`,
      { uids: [toUid(minerals), toUid(magnesium)] },
    );
    expect(data).toEqual({
      categoryList: [
        {
          name: 'Minerals',
          product_count: 2,
          breadcrumbs: null,
          cms_block: { content: '<p>Intro</p>' },
          products: { total_count: 2, page_info: { total_pages: 2 }, items: [{ sku: 'B' }] },
        },
        {
          name: 'Magnesium',
          product_count: 2,
          breadcrumbs: [{ category_uid: toUid(minerals), category_name: 'Minerals', category_url_key: 'minerals' }],
          cms_block: null,
          products: { total_count: 2, page_info: { total_pages: 2 }, items: [{ sku: 'B' }] },
        },
      ],
    });
  });

  it('reads a level of the tree with one statement', async () => {
    const counting = countingDb(db);
    await askCatalogue(
      counting.db,
      '{ categories { items { children { name children { name children { name } } } } } }',
    );
    expect(counting.statements()).toBeLessThanOrEqual(5);
  });
});
