import { insertConfigurable, insertProduct } from '../testing/fixtures';

import {
  addItems,
  newCart,
  openCartBackend,
  readCart,
  updateItems,
  setStock,
  setPrice,
  type CartBackend,
} from './testing/cartBackend';

let backend: CartBackend;
let simpleId: number;

beforeEach(() => {
  backend = openCartBackend();
  simpleId = insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

const removeMutation = `mutation ($input: RemoveItemFromCartInput) {
  removeItemFromCart(input: $input) { cart { total_quantity } } }`;

describe('changing', () => {
  const cartWithZinc = async (): Promise<{ id: string; uid: string }> => {
    const id = await newCart(backend);
    const answer = await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
    return { id, uid: String(answer.at('addProductsToCart.cart.items.0.uid')) };
  };

  it('never gives an id of a line twice: a removal that arrives late takes out nothing else', async () => {
    const { id, uid } = await cartWithZinc();
    const remove = () => backend.graphql(removeMutation, { input: { cart_id: id, cart_item_uid: uid } });
    await remove();
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }]);
    expect((await remove()).error).toBe("The cart doesn't contain the item");
    expect((await readCart(backend, id)).at('cart.total_quantity')).toBe(1);
  });

  it('sets quantities, and takes a line out at zero or less', async () => {
    const { id, uid } = await cartWithZinc();
    expect(
      (await updateItems(backend, id, [{ cart_item_uid: uid, quantity: 5 }])).at('updateCartItems.cart.total_quantity'),
    ).toBe(5);
    expect(
      (await updateItems(backend, id, [{ cart_item_uid: uid, quantity: -3 }])).at(
        'updateCartItems.cart.total_quantity',
      ),
    ).toBe(0);
  });

  it.each([
    [
      { quantity: 21 },
      'Could not update the product with SKU ZINC: The requested qty exceeds the maximum qty allowed in shopping cart',
    ],
    [
      { quantity: 1.5 },
      'Could not update the product with SKU ZINC: You cannot use decimal quantity for this product.',
    ],
    [{}, 'Required parameter "quantity" for "cart_items" is missing.'],
    [{ quantity: 1, cart_item_id: 1 }, "`cart_item_id` and `cart_item_uid` can't be used at the same time."],
    [{ quantity: 1, cart_item_uid: null }, 'Required parameter "cart_item_id" for "cart_items" is missing.'],
    [{ quantity: 1, cart_item_uid: '%%' }, 'Value of uid "%%" is incorrect.'],
    [{ quantity: 1, cart_item_uid: 'OTk5OTk5' }, 'Could not find cart item with id: 999999.'],
  ])('A-13: refuses %j', async (change, message) => {
    const { id, uid } = await cartWithZinc();
    expect((await updateItems(backend, id, [{ cart_item_uid: uid, ...change }])).error).toBe(message);
    expect((await readCart(backend, id)).at('cart.total_quantity')).toBe(2);
  });

  it('changes all or nothing', async () => {
    const { id, uid } = await cartWithZinc();
    const answer = await updateItems(backend, id, [
      { cart_item_uid: uid, quantity: 7 },
      { cart_item_uid: 'OTk5OTk5', quantity: 1 },
    ]);
    expect(answer.category).toBe('graphql-no-such-entity');
    expect((await readCart(backend, id)).at('cart.total_quantity')).toBe(2);
  });

  it("does not reach another cart's line", async () => {
    const { uid } = await cartWithZinc();
    const other = await newCart(backend);
    expect((await updateItems(backend, other, [{ cart_item_uid: uid, quantity: 1 }])).error).toContain(
      'Could not find cart item',
    );
    const answer = await backend.graphql(removeMutation, { input: { cart_id: other, cart_item_uid: uid } });
    expect(answer.error).toBe("The cart doesn't contain the item");
  });

  it('takes a line out', async () => {
    const { id, uid } = await cartWithZinc();
    const remove = (cartId: string, itemUid: string | null) =>
      backend.graphql(removeMutation, { input: { cart_id: cartId, cart_item_uid: itemUid } });
    expect((await remove(id, null)).error).toBe('Required parameter "cart_item_id" is missing.');
    expect((await remove('', uid)).error).toBe('Required parameter "cart_id" is missing.');
    expect((await remove(id, uid)).at('removeItemFromCart.cart.total_quantity')).toBe(0);
  });

  it('tells of a price that changed until the shopper changes the line', async () => {
    const { id, uid } = await cartWithZinc();
    setPrice(backend, simpleId, 1200);
    expect((await readCart(backend, id)).at('cart.items.0')).toMatchObject({
      previous_price: { value: 9.99 },
      prices: { price_including_tax: { value: 12 } },
    });
    const answer = await updateItems(backend, id, [{ cart_item_uid: uid, quantity: 3 }]);
    expect(answer.at('updateCartItems.cart.items.0.previous_price')).toBeNull();
  });

  it('tells of stock that went after the line was added', async () => {
    const { id } = await cartWithZinc();
    setStock(backend, simpleId, 1);
    expect((await readCart(backend, id)).at('cart.items.0')).toMatchObject({
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
    });
    setStock(backend, simpleId, 0);
    expect((await readCart(backend, id)).at('cart.items.0.errors.0.message')).toBe('This product is out of stock.');
    setStock(backend, simpleId, 100);
    expect((await readCart(backend, id)).at('cart.items.0')).toMatchObject({ is_available: true, errors: null });
  });
});

describe('pages of items', () => {
  it('pages and sorts', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [
      { sku: 'ZINC', quantity: 1 },
      { sku: 'LION-1', quantity: 3 },
    ]);
    const pageOf = (args: string) =>
      backend.graphql(
        `query ($id: String!) { cart(cart_id: $id) { itemsV2(${args}) { items { quantity } total_count page_info { total_pages } } } }`,
        { id },
      );
    expect((await pageOf('pageSize: 1, sort: { field: QTY, order: DESC }')).at('cart.itemsV2')).toEqual({
      items: [{ quantity: 3 }],
      total_count: 2,
      page_info: { total_pages: 2 },
    });
    expect((await pageOf('currentPage: 0')).error).toBe('currentPage value must be greater than 0.');
    expect((await pageOf('pageSize: 0')).error).toBe('pageSize value must be greater than 0.');
    expect((await pageOf('currentPage: 9')).error).toBe(
      'currentPage value 9 specified is greater than the 1 page(s) available.',
    );
  });
});

describe('a product that is taken off sale', () => {
  const fullQuery = `query ($id: String!) { cart(cart_id: $id) {
    items { quantity is_available product { name sku } errors { code } previous_price { value }
      prices { row_total_including_tax { value } } ... on ConfigurableCartItem { configured_variant { sku } } }
    prices { grand_total { value } } } }`;

  it('stays in the cart by name, costs nothing, and can be taken out', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
    await addItems(backend, id, [{ sku: 'LION-1', quantity: 1, parent_sku: 'LION' }]);
    backend.db.run("UPDATE product SET is_enabled = 0 WHERE sku IN ('ZINC', 'LION-1')");
    const answer = await backend.graphql(fullQuery, { id });
    expect(answer.error).toBeUndefined();
    const gone = {
      is_available: false,
      errors: [{ code: 'UNDEFINED' }],
      previous_price: null,
      prices: { row_total_including_tax: { value: 0 } },
    };
    expect(answer.at('cart')).toEqual({
      items: [
        expect.objectContaining({
          ...gone,
          quantity: 2,
          product: { name: expect.any(String) as unknown, sku: 'ZINC' },
        }),
        expect.objectContaining({ ...gone, quantity: 1, configured_variant: { sku: 'LION-1' } }),
      ],
      prices: { grand_total: { value: 0 } },
    });
    const uid = (await readCart(backend, id)).at('cart.items.0.uid');
    const removed = await backend.graphql(removeMutation, { input: { cart_id: id, cart_item_uid: uid } });
    expect(removed.at('removeItemFromCart.cart.total_quantity')).toBe(1);
  });
});
