import { toUid } from '../graphql/uid';
import { insertConfigurable, insertProduct } from '../testing/fixtures';

import { addItems, newCart, openCartBackend, readCart, type CartBackend } from './testing/cartBackend';

let backend: CartBackend;
let lion: ReturnType<typeof insertConfigurable>;

beforeEach(() => {
  backend = openCartBackend();
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  lion = insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

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

  it('takes any number of options as one statement', async () => {
    const uid = toUid(`configurable/${lion.attributeId}/${lion.optionIds[1]}`);
    const many = Array.from({ length: 2000 }, () => uid);
    const add = async (options: string[]) =>
      await addItems(backend, await newCart(backend), [{ sku: 'LION', quantity: 1, selected_options: options }]);
    expect((await add(many)).at('addProductsToCart.cart.items')).toHaveLength(1);
    const other = toUid(`configurable/${lion.attributeId}/${lion.optionIds[0]}`);
    expect((await add([...many, other])).at('addProductsToCart.user_errors')).toHaveLength(1);
  });

  it('adds a configurable product by its options and by the sku of a variant, to one line', async () => {
    const id = await newCart(backend);
    const uid = toUid(`configurable/${lion.attributeId}/${lion.optionIds[1]}`);
    await addItems(backend, id, [{ sku: 'LION', quantity: 1, selected_options: [uid] }]);
    await addItems(backend, id, [{ sku: 'LION-2', quantity: 1, parent_sku: 'LION' }]);
    await addItems(backend, id, [{ sku: 'LION-2', quantity: 1 }]);
    const answer = await readCart(backend, id);
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
