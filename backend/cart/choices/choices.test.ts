import { insertConfigurable, insertProduct } from '../../testing/fixtures';
import { insertBundle, insertCustomOption, insertDownloadable, insertGrouped } from '../../testing/productTypeFixtures';
import { addItems, newCart, openCartBackend, updateItems, type CartBackend } from '../testing/cartBackend';

let backend: CartBackend;
let id: string;
beforeEach(async () => {
  backend = openCartBackend();
  id = await newCart(backend);
});
afterEach(() => backend.db.close());

const add = async (item: Record<string, unknown>) => {
  const answer = await addItems(backend, id, [{ quantity: 1, ...item }]);
  expect(answer.errors).toEqual([]);
  return answer.at('addProductsToCart.user_errors.0.message');
};

const readLines = async (fields = ''): Promise<unknown> => {
  const answer = await backend.graphql(
    `query ($id: String!) { cart(cart_id: $id) { is_virtual items { __typename uid quantity is_available
       prices { price_including_tax { value } } product { sku } errors { message } ${fields} } } }`,
    { id },
  );
  expect(answer.errors).toEqual([]);
  return answer.at('cart');
};

const line = (typename: string, sku: string, quantity: number, price: number) => ({
  __typename: typename,
  quantity,
  is_available: true,
  product: { sku },
  prices: { price_including_tax: { value: price } },
});

describe('bundles', () => {
  const dinner = () => {
    const plate = insertProduct(backend.db, { sku: 'PLATE', price_minor: 1000, quantity: 10 });
    const large = insertProduct(backend.db, { sku: 'LARGE', price_minor: 1500 });
    const mug = insertProduct(backend.db, { sku: 'MUG', price_minor: 700 });
    return insertBundle(backend.db, { sku: 'DINNER', name: 'Dinner' }, [
      {
        option: { title: 'Plates' },
        selections: [
          { id: plate, quantity: 4 },
          { id: large, quantity: 4 },
        ],
      },
      {
        option: { title: 'Mugs', type: 'checkbox', is_required: 0 },
        selections: [{ id: mug, can_change_quantity: 1 }],
      },
    ]);
  };
  const bundle = '... on BundleCartItem { bundle_options { label type values { uid label quantity price } } }';

  test('are priced by their parts, and tell them', async () => {
    const { uid } = dinner();
    await add({
      sku: 'DINNER',
      selected_options: [uid(0, 0, 4)],
      entered_options: [{ uid: uid(1, 0), value: '2' }],
    });
    expect(await readLines(bundle)).toMatchObject({
      items: [
        {
          ...line('BundleCartItem', 'DINNER', 1, 54),
          bundle_options: [
            { label: 'Plates', type: 'select', values: [{ uid: uid(0, 0, 4), quantity: 4, price: 10 }] },
            { label: 'Mugs', type: 'checkbox', values: [{ quantity: 2, price: 7 }] },
          ],
        },
      ],
    });
  });

  test('the same choice joins the line, another one is a line of its own', async () => {
    const { uid } = dinner();
    await add({ sku: 'DINNER', selected_options: [uid(0, 0, 4), uid(1, 0)] });
    await add({ sku: 'DINNER', selected_options: [uid(1, 0), uid(0, 0, 4)] });
    await add({ sku: 'DINNER', selected_options: [uid(0, 1, 4)] });
    expect(await readLines()).toMatchObject({
      items: [line('BundleCartItem', 'DINNER', 2, 47), line('BundleCartItem', 'DINNER', 1, 60)],
    });
  });

  test('share the stock of their parts with other lines', async () => {
    const { uid } = dinner();
    await add({ sku: 'PLATE', quantity: 3 });
    expect(await add({ sku: 'DINNER', quantity: 2, selected_options: [uid(0, 0, 4)] })).toBe(
      'The requested qty is not available',
    );
    expect(await add({ sku: 'DINNER', selected_options: [uid(0, 0, 4)] })).toBeUndefined();
    const refused = await updateItems(backend, id, [{ cart_item_id: 1, quantity: 7 }]);
    expect(refused.error).toBe('Could not update the product with SKU PLATE: The requested qty is not available');
  });

  test('say which choice is missing', async () => {
    const { uid } = dinner();
    expect(await add({ sku: 'DINNER' })).toBe('Please specify product option(s).');
    expect(await add({ sku: 'DINNER', selected_options: [uid(1, 0)] })).toBe('Please select all required options.');
    expect(await add({ sku: 'DINNER', selected_options: [uid(0, 0), uid(0, 1)] })).toBe(
      'The required options you selected are not available',
    );
    expect(await add({ sku: 'DINNER', selected_options: [btoa('bundle/1/99/1')] })).toBe(
      'The required options you selected are not available',
    );
  });

  test('are not available once a part has left the shop', async () => {
    const { uid } = dinner();
    await add({ sku: 'DINNER', selected_options: [uid(0, 0, 4)] });
    backend.db.run("UPDATE product SET is_enabled = 0 WHERE sku = 'PLATE'");
    expect(await readLines()).toMatchObject({ items: [{ is_available: false }] });
  });

  test('with a price of their own add what the selections cost', async () => {
    const box = insertProduct(backend.db, { sku: 'BOX', price_minor: 900 });
    const { uid } = insertBundle(backend.db, { sku: 'GIFT', price_minor: 2000, isDynamic: 0 }, [
      { option: { title: 'Wrap' }, selections: [{ id: box, price: 1000, price_type: 'percent' }] },
    ]);
    await add({ sku: 'GIFT', selected_options: [uid(0, 0)] });
    expect(await readLines()).toMatchObject({ items: [line('BundleCartItem', 'GIFT', 1, 22)] });
  });
});

describe('groups', () => {
  test("a group's sku adds its members with the quantities that it proposes", async () => {
    const plate = insertProduct(backend.db, { sku: 'PLATE' });
    const bowl = insertProduct(backend.db, { sku: 'BOWL' });
    const spare = insertProduct(backend.db, { sku: 'SPARE' });
    insertGrouped(backend.db, { sku: 'SET' }, [{ id: plate, quantity: 4 }, { id: bowl }, { id: spare, quantity: 0 }]);
    await add({ sku: 'SET', quantity: 2 });
    expect(await readLines()).toMatchObject({
      items: [line('SimpleCartItem', 'PLATE', 8, 10), line('SimpleCartItem', 'BOWL', 2, 10)],
    });
  });

  test('a member can be named with its group', async () => {
    const plate = insertProduct(backend.db, { sku: 'PLATE' });
    insertGrouped(backend.db, { sku: 'SET' }, [{ id: plate }]);
    expect(await add({ sku: 'PLATE', parent_sku: 'SET' })).toBeUndefined();
    expect(await add({ sku: 'PLATE', parent_sku: 'OTHER' })).toBe('Could not find specified product.');
  });
});

describe('downloads', () => {
  const links = '... on DownloadableCartItem { links { title price } }';

  test('cost what the chosen links cost, and make a virtual cart', async () => {
    const { uids } = insertDownloadable(backend.db, { sku: 'GUIDE', price_minor: 500 }, [
      { title: 'Guide', price_minor: 250 },
      { title: 'Charts', price_minor: 100 },
    ]);
    expect(await add({ sku: 'GUIDE' })).toBe('Please specify product link(s).');
    await add({ sku: 'GUIDE', selected_options: [uids[0]] });
    expect(await readLines(links)).toMatchObject({
      is_virtual: true,
      items: [{ ...line('DownloadableCartItem', 'GUIDE', 1, 7.5), links: [{ title: 'Guide', price: 2.5 }] }],
    });
  });

  test('come whole where links are not sold one by one', async () => {
    const fixture = { sku: 'GUIDE', price_minor: 500, areLinksSeparate: 0 as const };
    insertDownloadable(backend.db, fixture, [{ title: 'Guide', price_minor: 250 }]);
    await add({ sku: 'GUIDE' });
    expect(await readLines(links)).toMatchObject({
      items: [{ ...line('DownloadableCartItem', 'GUIDE', 1, 5), links: [{ title: 'Guide' }] }],
    });
  });
});

describe('customisable options', () => {
  const options = `... on SimpleCartItem { customizable_options { label type is_required customizable_option_uid
    values { customizable_option_value_uid label value price { value units type } } } }`;
  const plate = () => {
    const product = insertProduct(backend.db, { sku: 'PLATE', price_minor: 1000 });
    const name = { title: 'Engraving', type: 'field', price: 300, max_characters: 5 };
    return {
      text: insertCustomOption(backend.db, product, name),
      wrap: insertCustomOption(backend.db, product, { title: 'Wrap', type: 'drop_down', is_required: 1, position: 1 }, [
        { title: 'Box', price: 1000, price_type: 'percent' },
        { title: 'Paper' },
      ]),
    };
  };

  test('add to the price, and are told', async () => {
    const { text, wrap } = plate();
    await add({
      sku: 'PLATE',
      selected_options: [wrap.valueUids[0]],
      entered_options: [{ uid: text.uid, value: 'Ann' }],
    });
    expect(await readLines(options)).toMatchObject({
      items: [
        {
          ...line('SimpleCartItem', 'PLATE', 1, 14),
          customizable_options: [
            {
              label: 'Engraving',
              type: 'field',
              values: [{ value: 'Ann', price: { value: 3, units: '£', type: 'FIXED' } }],
            },
            {
              label: 'Wrap',
              type: 'drop_down',
              is_required: true,
              customizable_option_uid: wrap.uid,
              values: [
                {
                  customizable_option_value_uid: wrap.valueUids[0],
                  label: 'Box',
                  price: { value: 10, units: '%', type: 'PERCENT' },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test('make lines of their own', async () => {
    const { text, wrap } = plate();
    const item = { sku: 'PLATE', selected_options: [wrap.valueUids[1]] };
    await add(item);
    await add({ ...item, entered_options: [{ uid: text.uid, value: 'Ann' }] });
    await add(item);
    expect(await readLines()).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] });
  });

  test('say what is missing or wrong', async () => {
    const { text, wrap } = plate();
    expect(await add({ sku: 'PLATE' })).toBe(
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    );
    const selected = [wrap.valueUids[0]];
    expect(
      await add({ sku: 'PLATE', selected_options: selected, entered_options: [{ uid: text.uid, value: 'Annabel' }] }),
    ).toBe('The text is too long. Shorten the text and try again.');
    expect(await add({ sku: 'PLATE', selected_options: wrap.valueUids })).toBe(
      'Some of the selected item options are not currently available.',
    );
  });

  test('of a configurable product stand beside the variant', async () => {
    const { id: mug, attributeId, optionIds } = insertConfigurable(backend.db, { sku: 'MUG', price_minor: 1000 });
    const text = insertCustomOption(backend.db, mug, { title: 'Name', type: 'field', price: 200 });
    await add({
      sku: 'MUG',
      selected_options: [btoa(`configurable/${attributeId}/${optionIds[1]}`)],
      entered_options: [{ uid: text.uid, value: 'Ann' }],
    });
    const fields = '... on ConfigurableCartItem { configured_variant { sku } customizable_options { label } }';
    expect(await readLines(fields)).toMatchObject({
      items: [
        {
          ...line('ConfigurableCartItem', 'MUG', 1, 13),
          configured_variant: { sku: 'MUG-2' },
          customizable_options: [{ label: 'Name' }],
        },
      ],
    });
  });
});

test('a guest’s choices come along at sign-in', async () => {
  const plate = insertProduct(backend.db, { sku: 'PLATE' });
  const text = insertCustomOption(backend.db, plate, { title: 'Name', type: 'field', price: 200 });
  await add({ sku: 'PLATE', entered_options: [{ uid: text.uid, value: 'Ann' }] });
  const customerId = backend.db.run(
    `INSERT INTO customer (email, firstname, lastname, password_hash, created_at)
     VALUES ('ann@example.com', 'Ann', 'Shopper', 'x', '2026-01-01 00:00:00')`,
  ).lastInsertRowid;
  const answer = await backend.graphql(
    `mutation ($id: String!) { mergeCarts(source_cart_id: $id) {
       items { prices { price_including_tax { value } } ... on SimpleCartItem { customizable_options { values { value } } } } } }`,
    { id },
    backend.signIn(customerId),
  );
  expect(answer.at('mergeCarts.items.0')).toEqual({
    prices: { price_including_tax: { value: 12 } },
    customizable_options: [{ values: [{ value: 'Ann' }] }],
  });
});
