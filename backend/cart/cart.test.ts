import { insertCoupon, insertConfigurable, insertCustomer, insertProduct, insertStore } from '../testing/fixtures';
import { toUid } from '../graphql/uid';

import { addItems, newCart, openCartBackend, testNow, type CartBackend } from './testing/cartBackend';

let backend: CartBackend;
let simpleId: number;
let lion: ReturnType<typeof insertConfigurable>;

const cartQuery = `query ($id: String!) { cart(cart_id: $id) {
  id total_quantity total_summary_quantity_including_config applied_coupons { code }
  items { __typename id uid quantity is_available errors { code message } previous_price { value }
    product { sku } prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
      total_item_discount { value } discounts { label amount { value } } }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options { configurable_product_option_uid option_label
      configurable_product_option_value_uid value_label } } }
  prices { grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } } discounts { label amount { value } } }
} }`;
const updateMutation = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { total_quantity items { uid quantity previous_price { value } } } } }`;
const removeMutation = `mutation ($input: RemoveItemFromCartInput) {
  removeItemFromCart(input: $input) { cart { total_quantity } } }`;
const applyMutation = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { applied_coupons { code } } } }`;
const removeCouponMutation = `mutation ($id: String!) {
  removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }`;
const mergeMutation = `mutation ($from: String!, $to: String) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id items { quantity product { sku } } applied_coupons { code } } }`;

const readCart = (id: string, headers = {}) => backend.graphql(cartQuery, { id }, headers);
const update = (id: string, items: Record<string, unknown>[]) =>
  backend.graphql(updateMutation, { input: { cart_id: id, cart_items: items } });
const setStock = (productId: number, quantity: number) =>
  backend.db.run('UPDATE stock_item SET quantity = ? WHERE product_id = ?', quantity, productId);
const setPrice = (productId: number, price: number) =>
  backend.db.run('UPDATE product SET price_minor = ? WHERE id = ?', price, productId);

beforeEach(() => {
  backend = openCartBackend();
  simpleId = insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  lion = insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

describe('carts', () => {
  it('gives each guest a new cart with an id of 32 letters and digits', async () => {
    const [first, second] = [await newCart(backend), await newCart(backend)];
    expect(first).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(second).not.toBe(first);
  });

  it('gives a customer the same cart again', async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await newCart(backend, headers);
    expect(await newCart(backend, headers)).toBe(id);
    expect((await backend.graphql('{ customerCart { id } }', {}, headers)).at('customerCart.id')).toBe(id);
  });

  it('takes a wanted id that is free and has 32 characters', async () => {
    const create = (cartId: string) =>
      backend.graphql('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id: cartId });
    const wanted = 'abcdefghijklmnopqrstuvwxyz012345';
    expect((await create('abc')).error).toBe('Cart ID length should to be 32 symbols.');
    expect((await create(wanted)).at('createEmptyCart')).toBe(wanted);
    const again = await create(wanted);
    expect(again).toMatchObject({
      error: `Cart with ID "${wanted}" already exists.`,
      category: 'graphql-already-exists',
    });
  });

  it('refuses customerCart to a guest', async () => {
    const answer = await backend.graphql('{ customerCart { id } }');
    expect(answer).toMatchObject({
      error: 'The request is allowed for logged in customer',
      category: 'graphql-authorization',
    });
  });
});

describe('access', () => {
  it('tells an unknown, an inactive and a missing cart apart', async () => {
    expect(await readCart('nope')).toMatchObject({
      error: 'Could not find a cart with ID "nope"',
      category: 'graphql-no-such-entity',
    });
    expect(await readCart('')).toMatchObject({
      error: 'Required parameter "cart_id" is missing',
      category: 'graphql-input',
    });
    const id = await newCart(backend);
    backend.db.run('UPDATE cart SET is_active = 0');
    expect(await readCart(id)).toMatchObject({ error: "The cart isn't active.", category: 'graphql-no-such-entity' });
  });

  it("refuses a customer's cart to others and a guest's cart to a customer", async () => {
    const ann = backend.signIn(insertCustomer(backend.db));
    const bob = backend.signIn(insertCustomer(backend.db, { email: 'bob@example.com' }));
    const [annsCart, guestCart] = [await newCart(backend, ann), await newCart(backend)];
    const refusal = (id: string) => ({
      error: `The current user cannot perform operations on cart "${id}"`,
      category: 'graphql-authorization',
    });
    expect(await readCart(annsCart)).toMatchObject(refusal(annsCart));
    expect(await readCart(annsCart, bob)).toMatchObject(refusal(annsCart));
    expect(await readCart(guestCart, ann)).toMatchObject(refusal(guestCart));
    expect((await readCart(annsCart, ann)).at('cart.id')).toBe(annsCart);
  });

  it('refuses a cart of another website and moves one of the same website', async () => {
    insertStore(backend.db, { id: 11, code: 'uk_fr', is_default: 0 });
    insertStore(backend.db, { id: 12, code: 'us', website_code: 'us', currency: 'USD', is_default: 0 });
    const id = await newCart(backend);
    expect((await readCart(id, { Store: 'us' })).error).toBe("Can't assign cart to store in different website.");
    expect((await readCart(id, { Store: 'uk_fr' })).at('cart.id')).toBe(id);
    expect(backend.db.get('SELECT store_id FROM cart')).toEqual({ store_id: 11 });
  });
});

describe('adding', () => {
  it('adds a simple product, and again to the same line', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
    const answer = await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }]);
    expect(answer.at('addProductsToCart')).toMatchObject({
      user_errors: [],
      cart: { total_quantity: 3, items: [{ __typename: 'SimpleCartItem', quantity: 3, product: { sku: 'ZINC' } }] },
    });
  });

  it('adds a configurable product by its options and by the sku of a variant, to one line', async () => {
    const id = await newCart(backend);
    const uid = toUid(`configurable/${lion.attributeId}/${lion.optionIds[1]}`);
    await addItems(backend, id, [{ sku: 'LION', quantity: 1, selected_options: [uid] }]);
    await addItems(backend, id, [{ sku: 'LION-2', quantity: 1, parent_sku: 'LION' }]);
    await addItems(backend, id, [{ sku: 'LION-2', quantity: 1 }]);
    const answer = await readCart(id);
    expect(answer.at('cart.items')).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        product: { sku: 'LION' },
        configured_variant: { sku: 'LION-2' },
        configurable_options: [
          {
            configurable_product_option_uid: toUid(`configurable/${lion.id}/${lion.attributeId}`),
            configurable_product_option_value_uid: uid,
            value_label: '120 capsules',
          },
        ],
        prices: { price_including_tax: { value: 21 } },
      },
    ]);
  });

  it.each([
    [{ sku: 'ZINC', quantity: 0 }, 'The product quantity should be greater than 0', 'UNDEFINED'],
    [{ sku: 'ZINC', quantity: -1 }, 'The product quantity should be greater than 0', 'UNDEFINED'],
    [{ sku: 'ZINC', quantity: 0.5 }, 'You cannot use decimal quantity for this product.', 'UNDEFINED'],
    [{ sku: 'ZINC', quantity: 1e9 }, 'The requested qty exceeds the maximum qty allowed in shopping cart', 'UNDEFINED'],
    [{ sku: 'ZINC', quantity: 21 }, 'The requested qty exceeds the maximum qty allowed in shopping cart', 'UNDEFINED'],
    [{ sku: 'FEW', quantity: 4 }, 'The requested qty is not available', 'INSUFFICIENT_STOCK'],
    [{ sku: 'NONE', quantity: 1 }, 'There are no source items with the in stock status', 'NOT_SALABLE'],
    [{ sku: 'nope', quantity: 1 }, 'Could not find a product with SKU "nope"', 'PRODUCT_NOT_FOUND'],
    [{ sku: 'OFF', quantity: 1 }, 'Could not find a product with SKU "OFF"', 'PRODUCT_NOT_FOUND'],
    [{ sku: 'LION', quantity: 1 }, 'You need to choose options for your item.', 'UNDEFINED'],
    [{ sku: 'LION', quantity: 1, selected_options: ['%%'] }, 'You need to choose options for your item.', 'UNDEFINED'],
    [{ sku: 'LION-1', quantity: 1, parent_sku: 'ZINC' }, 'Could not find specified product.', 'UNDEFINED'],
  ])('answers %j with a user error and changes nothing', async (item, message, code) => {
    insertProduct(backend.db, { sku: 'FEW', quantity: 3 });
    insertProduct(backend.db, { sku: 'NONE', quantity: 0 });
    insertProduct(backend.db, { sku: 'OFF', is_enabled: 0 });
    const answer = await addItems(backend, await newCart(backend), [item]);
    expect(answer.error).toBeUndefined();
    expect(answer.at('addProductsToCart')).toMatchObject({
      cart: { total_quantity: 0 },
      user_errors: [{ message, code }],
    });
  });

  it('refuses options that no variant has', async () => {
    const uid = toUid(`configurable/${lion.attributeId}/999`);
    const answer = await addItems(backend, await newCart(backend), [
      { sku: 'LION', quantity: 1, selected_options: [uid] },
    ]);
    expect(answer.at('addProductsToCart.user_errors')).toEqual([
      { message: 'The required options you selected are not available', code: 'NOT_SALABLE' },
    ]);
  });

  it('keeps what can be added when something cannot', async () => {
    const answer = await addItems(backend, await newCart(backend), [
      { sku: 'nope', quantity: 1 },
      { sku: 'ZINC', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart.cart.total_quantity')).toBe(1);
    expect(answer.at('addProductsToCart.user_errors')).toHaveLength(1);
  });

  it('counts what the line holds already', async () => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 15 }]);
    const answer = await addItems(backend, id, [{ sku: 'ZINC', quantity: 6 }]);
    expect(answer.at('addProductsToCart.user_errors.0.message')).toContain('exceeds the maximum');
    expect(answer.at('addProductsToCart.cart.total_quantity')).toBe(15);
  });

  it('names the missing cart id and the missing items', async () => {
    expect((await addItems(backend, '', [])).error).toBe('Required parameter "cartId" is missing');
    expect((await addItems(backend, await newCart(backend), [])).error).toBe(
      'Required parameter "cartItems" is missing',
    );
  });
});

describe('changing', () => {
  const cartWithZinc = async (): Promise<{ id: string; uid: string }> => {
    const id = await newCart(backend);
    const answer = await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
    return { id, uid: String(answer.at('addProductsToCart.cart.items.0.uid')) };
  };

  it('sets quantities, and takes a line out at zero or less', async () => {
    const { id, uid } = await cartWithZinc();
    expect((await update(id, [{ cart_item_uid: uid, quantity: 5 }])).at('updateCartItems.cart.total_quantity')).toBe(5);
    expect((await update(id, [{ cart_item_uid: uid, quantity: -3 }])).at('updateCartItems.cart.total_quantity')).toBe(
      0,
    );
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
  ])('refuses %j', async (change, message) => {
    const { id, uid } = await cartWithZinc();
    expect((await update(id, [{ cart_item_uid: uid, ...change }])).error).toBe(message);
    expect((await readCart(id)).at('cart.total_quantity')).toBe(2);
  });

  it('changes all or nothing', async () => {
    const { id, uid } = await cartWithZinc();
    const answer = await update(id, [
      { cart_item_uid: uid, quantity: 7 },
      { cart_item_uid: 'OTk5OTk5', quantity: 1 },
    ]);
    expect(answer.category).toBe('graphql-no-such-entity');
    expect((await readCart(id)).at('cart.total_quantity')).toBe(2);
  });

  it("does not reach another cart's line", async () => {
    const { uid } = await cartWithZinc();
    const other = await newCart(backend);
    expect((await update(other, [{ cart_item_uid: uid, quantity: 1 }])).error).toContain('Could not find cart item');
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
    setPrice(simpleId, 1200);
    expect((await readCart(id)).at('cart.items.0')).toMatchObject({
      previous_price: { value: 9.99 },
      prices: { price_including_tax: { value: 12 } },
    });
    const answer = await update(id, [{ cart_item_uid: uid, quantity: 3 }]);
    expect(answer.at('updateCartItems.cart.items.0.previous_price')).toBeNull();
  });

  it('tells of stock that went after the line was added', async () => {
    const { id } = await cartWithZinc();
    setStock(simpleId, 1);
    expect((await readCart(id)).at('cart.items.0')).toMatchObject({
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
    });
    setStock(simpleId, 0);
    expect((await readCart(id)).at('cart.items.0.errors.0.message')).toBe('This product is out of stock.');
    setStock(simpleId, 100);
    expect((await readCart(id)).at('cart.items.0')).toMatchObject({ is_available: true, errors: null });
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

describe('coupons', () => {
  const cartWorth = async (quantity: number): Promise<string> => {
    const id = await newCart(backend);
    await addItems(backend, id, [{ sku: 'ZINC', quantity }]);
    return id;
  };
  const apply = (id: string, code: string) => backend.graphql(applyMutation, { id, code });

  beforeEach(() => {
    insertCoupon(backend.db);
    insertCoupon(backend.db, { code: 'BIG', label: 'Big', minimum_subtotal_minor: 5000 });
    insertCoupon(backend.db, { code: 'OLD', label: 'Old', expires_at: new Date(testNow - 1000).toISOString() });
    insertCoupon(backend.db, { code: 'OFF', label: 'Off', is_active: 0 });
  });

  it('applies in any case, shows the discount, and goes again', async () => {
    const id = await cartWorth(2);
    expect((await apply(id, 'ten')).at('applyCouponToCart.cart.applied_coupons')).toEqual([{ code: 'TEN' }]);
    expect((await readCart(id)).at('cart')).toMatchObject({
      prices: {
        subtotal_including_tax: { value: 19.98 },
        grand_total: { value: 17.98, currency: 'GBP' },
        discounts: [{ label: 'Ten off', amount: { value: 2 } }],
        applied_taxes: [{ label: 'VAT 20%', amount: { value: 3 } }],
      },
      items: [
        { prices: { total_item_discount: { value: 2 }, discounts: [{ label: 'Ten off', amount: { value: 2 } }] } },
      ],
    });
    const answer = await backend.graphql(removeCouponMutation, { id });
    expect(answer.at('removeCouponFromCart.cart.applied_coupons')).toBeNull();
    expect((await readCart(id)).at('cart.prices.discounts')).toBeNull();
  });

  it.each(['NOPE', 'BIG', 'OLD', 'OFF'])('refuses %s', async (code) => {
    expect(await apply(await cartWorth(1), code)).toMatchObject({
      error: "The coupon code isn't valid. Verify the code and try again.",
      category: 'graphql-no-such-entity',
    });
  });

  it('takes one at a time, and none for an empty cart', async () => {
    const id = await cartWorth(1);
    await apply(id, 'TEN');
    expect((await apply(id, 'TEN')).error).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
    const empty = await newCart(backend);
    expect((await apply(empty, 'TEN')).error).toBe('Cart does not contain products.');
    expect((await apply(id, ' ')).error).toBe('Required parameter "coupon_code" is missing');
    expect((await backend.graphql(removeCouponMutation, { id: empty })).error).toBe('Cart does not contain products');
  });

  it('no longer counts below its minimum', async () => {
    const id = await cartWorth(6);
    await apply(id, 'BIG');
    const uid = String((await readCart(id)).at('cart.items.0.uid'));
    await update(id, [{ cart_item_uid: uid, quantity: 1 }]);
    expect((await readCart(id)).at('cart.applied_coupons')).toBeNull();
  });
});

describe('merging', () => {
  const signedInCart = async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    return { headers, id: await newCart(backend, headers) };
  };

  it("adds the guest's lines and coupon to the customer's cart and closes the guest's", async () => {
    insertCoupon(backend.db);
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 2 }]);
    await backend.graphql(applyMutation, { id: guest, code: 'TEN' });
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }], headers);
    const answer = await backend.graphql(mergeMutation, { from: guest }, headers);
    expect(answer.at('mergeCarts')).toEqual({
      id,
      items: [{ quantity: 3, product: { sku: 'ZINC' } }],
      applied_coupons: [{ code: 'TEN' }],
    });
    expect((await readCart(guest)).error).toBe("The cart isn't active.");
  });

  it("drops a guest's line when stock does not suffice for the sum", async () => {
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 3 }]);
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }], headers);
    setStock(simpleId, 4);
    const answer = await backend.graphql(mergeMutation, { from: guest, to: id }, headers);
    expect(answer.at('mergeCarts.items.0.quantity')).toBe(2);
  });

  it('refuses what is not a guest cart, and guests', async () => {
    const { headers, id } = await signedInCart();
    const merge = (from: string, to?: string, who = headers) => backend.graphql(mergeMutation, { from, to }, who);
    expect((await merge(id)).error).toBe(`The current user cannot perform operations on cart "${id}"`);
    expect((await merge('')).error).toBe('Required parameter "source_cart_id" is missing');
    expect((await merge(id, '')).error).toBe('The parameter "destination_cart_id" cannot be empty');
    const guest = await backend.graphql(mergeMutation, { from: id });
    expect(guest).toMatchObject({ error: "The current customer isn't authorized.", category: 'graphql-authorization' });
  });

  it("makes a guest's cart the customer's under a new id", async () => {
    const guest = await newCart(backend);
    await addItems(backend, guest, [{ sku: 'ZINC', quantity: 2 }]);
    const { headers, id } = await signedInCart();
    await addItems(backend, id, [{ sku: 'LION-1', quantity: 1 }], headers);
    const answer = await backend.graphql(
      'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }',
      { id: guest },
      headers,
    );
    const newId = String(answer.at('assignCustomerToGuestCart.id'));
    expect(answer.at('assignCustomerToGuestCart.total_quantity')).toBe(3);
    expect([guest, id]).not.toContain(newId);
    expect((await readCart(guest, headers)).error).toBe(`Could not find a cart with ID "${guest}"`);
    expect((await readCart(id, headers)).error).toBe("The cart isn't active.");
    expect(await newCart(backend, headers)).toBe(newId);
  });
});
