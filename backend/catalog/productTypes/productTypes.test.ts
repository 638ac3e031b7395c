import { openDb, type Db } from '../../db/open';
import { insertCategory, insertProduct, insertRow, insertStore } from '../../testing/fixtures';
import { insertBundle, insertCustomOption, insertDownloadable, insertGrouped } from '../../testing/productTypeFixtures';
import { askCatalogue, testOrigin } from '../testing/askCatalogue';

let db: Db;
beforeEach(() => {
  db = openDb(':memory:');
  insertStore(db);
});
afterEach(() => db.close());

const findItem = async (sku: string, fields: string): Promise<unknown> => {
  const { data, errors } = await askCatalogue(
    db,
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename ${fields} } } }`,
    { sku },
  );
  expect(errors).toBeUndefined();
  return data?.products;
};

const range = `price_range { minimum_price { final_price { value } regular_price { value } } maximum_price { final_price { value } } }`;
const price = (minimum: number, maximum: number, regular = minimum) => ({
  minimum_price: { final_price: { value: minimum }, regular_price: { value: regular } },
  maximum_price: { final_price: { value: maximum } },
});

test('a grouped product lists its members, and costs from the cheapest of them to the dearest', async () => {
  const plate = insertProduct(db, { sku: 'PLATE', price_minor: 1200 });
  const bowl = insertProduct(db, { sku: 'BOWL', price_minor: 900, special_price_minor: 800, quantity: 0 });
  insertGrouped(db, { sku: 'SET' }, [{ id: plate, quantity: 4 }, { id: bowl }]);
  const found = await findItem('SET', `stock_status ${range} ... on GroupedProduct { items { qty product { sku } } }`);
  expect(found).toEqual({
    items: [
      {
        __typename: 'GroupedProduct',
        stock_status: 'IN_STOCK',
        price_range: price(8, 12, 9),
        items: [
          { qty: 4, product: { sku: 'PLATE' } },
          { qty: 1, product: { sku: 'BOWL' } },
        ],
      },
    ],
  });
});

test('a grouped product without members has a price and is out of stock', async () => {
  insertGrouped(db, { sku: 'SET', price_minor: 500 }, []);
  expect(await findItem('SET', `stock_status ${range}`)).toMatchObject({
    items: [{ stock_status: 'OUT_OF_STOCK', price_range: price(5, 5) }],
  });
});

test('a bundle that costs a share less than its parts has the sum of their prices beside its own, each part rounded, and says what is saved whatever is chosen', async () => {
  const drops = insertProduct(db, { sku: 'DROPS', price_minor: 1050 });
  const tablets = insertProduct(db, { sku: 'TABLETS', price_minor: 950 });
  const { id } = insertBundle(db, { sku: 'WINTER' }, [
    { option: { title: 'Drops' }, selections: [{ id: drops, is_default: 1 }] },
    { option: { title: 'Tablets' }, selections: [{ id: tablets, is_default: 1 }] },
  ]);
  db.run('UPDATE bundle SET percent_off = 15 WHERE product_id = ?', id);
  const fields = `${range} ... on BundleProduct { set_saving { value currency } }`;
  expect(await findItem('WINTER', fields)).toMatchObject({
    items: [{ price_range: price(17.01, 17.01, 20), set_saving: { value: 2.99, currency: 'GBP' } }],
  });
  const saving = (value: number | null) => ({ items: [{ set_saving: value && { value } }] });
  db.run("UPDATE bundle_option SET is_required = 0 WHERE title = 'Drops'");
  expect(await findItem('WINTER', fields)).toMatchObject(saving(null));
  db.run('UPDATE bundle_option SET is_required = 1');
  const more = insertProduct(db, { sku: 'MORE', price_minor: 950 });
  const [option] = db.all<{ id: number }>("SELECT id FROM bundle_option WHERE title = 'Tablets'");
  insertRow(db, 'bundle_selection', { option_id: option?.id ?? 0, child_id: more, position: 1 });
  expect(await findItem('WINTER', fields)).toMatchObject(saving(2.99));
  db.run('UPDATE product SET price_minor = 1950 WHERE id = ?', more);
  expect(await findItem('WINTER', fields)).toMatchObject(saving(null));
});

test('a bundle with a dynamic price costs the sum of its cheapest required parts, to that of its dearest', async () => {
  const plate = insertProduct(db, { sku: 'PLATE', price_minor: 1000 });
  const large = insertProduct(db, { sku: 'LARGE', price_minor: 1500, special_price_minor: 1400 });
  const mug = insertProduct(db, { sku: 'MUG', price_minor: 700 });
  insertBundle(db, { sku: 'DINNER' }, [
    {
      option: { title: 'Plates' },
      selections: [
        { id: plate, quantity: 4, is_default: 1 },
        { id: large, quantity: 4 },
      ],
    },
    {
      option: { title: 'Extras', type: 'checkbox', is_required: 0 },
      selections: [{ id: mug, can_change_quantity: 1 }],
    },
  ]);
  const fields = `${range} ... on BundleProduct { dynamic_price price_view items { title required type ${range}
    options { label quantity is_default can_change_quantity price price_type product { sku } } } }`;
  expect(await findItem('DINNER', fields)).toMatchObject({
    items: [
      {
        __typename: 'BundleProduct',
        price_range: price(40, 63),
        dynamic_price: true,
        price_view: 'PRICE_RANGE',
        items: [
          {
            title: 'Plates',
            required: true,
            type: 'select',
            price_range: price(40, 56),
            options: [
              { quantity: 4, is_default: true, price: 0, price_type: 'FIXED', product: { sku: 'PLATE' } },
              { quantity: 4, is_default: false, product: { sku: 'LARGE' } },
            ],
          },
          { title: 'Extras', required: false, type: 'checkbox', options: [{ can_change_quantity: true }] },
        ],
      },
    ],
  });
});

test('a bundle with a price of its own adds what the selections cost', async () => {
  const card = insertProduct(db, { sku: 'CARD', price_minor: 300 });
  const box = insertProduct(db, { sku: 'BOX', price_minor: 900 });
  insertBundle(db, { sku: 'GIFT', price_minor: 2000, isDynamic: 0 }, [
    {
      option: { title: 'Wrap' },
      selections: [
        { id: card, price: 150 },
        { id: box, price: 1000, price_type: 'percent' },
      ],
    },
  ]);
  expect(await findItem('GIFT', range)).toMatchObject({ items: [{ price_range: price(21.5, 22) }] });
});

test('a bundle is out of stock when a required question has no answer left', async () => {
  const plate = insertProduct(db, { sku: 'PLATE', quantity: 3 });
  insertBundle(db, { sku: 'DINNER' }, [{ option: { title: 'Plates' }, selections: [{ id: plate, quantity: 4 }] }]);
  expect(await findItem('DINNER', 'stock_status')).toMatchObject({ items: [{ stock_status: 'OUT_OF_STOCK' }] });
  db.run('UPDATE stock_item SET quantity = 4');
  expect(await findItem('DINNER', 'stock_status')).toMatchObject({ items: [{ stock_status: 'IN_STOCK' }] });
});

test('lists notice that a part was sold out: what cannot be bought goes last', async () => {
  const category = insertCategory(db, { url_key: 'plates' });
  const plate = insertProduct(db, { sku: 'PLATE', is_visible: 0 });
  const dinner = insertBundle(db, { sku: 'DINNER' }, [{ option: { title: 'Plates' }, selections: [{ id: plate }] }]);
  const mug = insertProduct(db, { sku: 'MUG' });
  [dinner.id, mug].forEach((id, position) => {
    db.run('INSERT INTO product_category (category_id, product_id, position) VALUES (?, ?, ?)', category, id, position);
  });
  const list = async () => {
    const { data } = await askCatalogue(
      db,
      `query ($uid: String!) { products(filter: { category_uid: { eq: $uid } }) { items { sku } } }`,
      { uid: btoa(String(category)) },
    );
    return JSON.stringify(data?.products);
  };
  expect(await list()).toBe('{"items":[{"sku":"DINNER"},{"sku":"MUG"}]}');
  db.run('UPDATE stock_item SET quantity = 0 WHERE product_id = ?', plate);
  expect(await list()).toBe('{"items":[{"sku":"MUG"},{"sku":"DINNER"}]}');
});

test('a downloadable product names its links and samples', async () => {
  const guide = insertDownloadable(db, { sku: 'GUIDE', price_minor: 500 }, [
    { title: 'Guide', price_minor: 250, has_sample: 1 },
    { title: 'Charts' },
  ]);
  const fields = `... on DownloadableProduct { links_purchased_separately links_title
    downloadable_product_links { uid title price sample_url } downloadable_product_samples { title } }`;
  expect(await findItem('GUIDE', fields)).toMatchObject({
    items: [
      {
        __typename: 'DownloadableProduct',
        links_purchased_separately: 1,
        links_title: 'Links',
        downloadable_product_links: [
          {
            uid: guide.uids[0],
            title: 'Guide',
            price: 2.5,
            sample_url: `${testOrigin}/downloadable/download/linkSample/link_id/1/`,
          },
          { title: 'Charts', price: 0, sample_url: null },
        ],
        downloadable_product_samples: [],
      },
    ],
  });
});

test('customisable options of every kind', async () => {
  const voucher = insertProduct(db, { sku: 'CLASS', type: 'virtual' });
  const name = insertCustomOption(db, voucher, { title: 'Name', type: 'field', price: 300, max_characters: 20 });
  const wrap = insertCustomOption(db, voucher, { title: 'Wrap', type: 'drop_down', is_required: 1, position: 1 }, [
    { title: 'Box', price: 1000, price_type: 'percent' },
  ]);
  const day = insertCustomOption(db, voucher, { title: 'Day', type: 'date', position: 2 });
  const fields = `... on CustomizableProductInterface { options { __typename uid title required
    ... on CustomizableFieldOption { field: value { uid price price_type max_characters } }
    ... on CustomizableDropDownOption { list: value { uid title price price_type } }
    ... on CustomizableDateOption { date: value { type } } } }`;
  expect(await findItem('CLASS', fields)).toEqual({
    items: [
      {
        __typename: 'VirtualProduct',
        options: [
          {
            __typename: 'CustomizableFieldOption',
            uid: name.uid,
            title: 'Name',
            required: false,
            field: { uid: name.uid, price: 3, price_type: 'FIXED', max_characters: 20 },
          },
          {
            __typename: 'CustomizableDropDownOption',
            uid: wrap.uid,
            title: 'Wrap',
            required: true,
            list: [{ uid: wrap.valueUids[0], title: 'Box', price: 10, price_type: 'PERCENT' }],
          },
          {
            __typename: 'CustomizableDateOption',
            uid: day.uid,
            title: 'Day',
            required: false,
            date: { type: 'DATE' },
          },
        ],
      },
    ],
  });
});

test('the page of a product of any kind is found by its path', async () => {
  insertProduct(db, { sku: 'CLASS', type: 'virtual', url_key: 'class' });
  insertGrouped(db, { sku: 'SET', url_key: 'set' }, []);
  const route = async (url: string) =>
    (await askCatalogue(db, 'query ($url: String!) { route(url: $url) { __typename type relative_url } }', { url }))
      .data;
  expect(await route('class.html')).toEqual({
    route: { __typename: 'VirtualProduct', type: 'PRODUCT', relative_url: 'class.html' },
  });
  expect(await route('set.html')).toMatchObject({ route: { __typename: 'GroupedProduct' } });
});
