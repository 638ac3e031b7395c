import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { insertConfigurable, insertProduct, insertStore } from '../../../../backend/testing/fixtures';
import { addItemToCart, getCartDetails, removeItemFromCart } from '../cartOperations';
import { updateItemInCart } from './lineOperations';
import type { CartItemToAdd } from './lineCalls';
import { cartDetailsFragment, optionUidsOf } from '../cartContents';
import { cartReference } from '../cartSlice';
import { shopData } from '../../../../backend/testing/arrange/shopData';

/** `attribute/option` of the configurable product. */
let option = '';

const open = async (): Promise<RenderedShop> =>
  renderShop({
    render: () => null,
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', price_minor: 950, quantity: 10 });
      const { attributeId, optionIds } = insertConfigurable(db, { sku: 'MAG', name: 'Magnesium', price_minor: 2000 });
      option = `${attributeId}/${optionIds[0]}`;
      shopData(db).stock('MAG-1', 5);
      shopData(db).stock('MAG-2', 5);
    },
  });

const linesOf = ({ services: { apollo } }: RenderedShop) =>
  (apollo.readFragment({ ...cartDetailsFragment, from: cartReference })?.items ?? []).filter((line) => line !== null);

const add = ({ store }: RenderedShop, item: Partial<CartItemToAdd> = {}) =>
  store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1, ...item }));

const changeTo = async (shop: RenderedShop, quantity: number): Promise<void> => {
  const [line] = linesOf(shop);
  if (!line) throw new Error('There is no line.');
  const item = {
    itemId: line.uid,
    sku: line.product.sku ?? '',
    quantity,
    selectedOptionUids: optionUidsOf(line),
  };
  await shop.store.dispatch(updateItemInCart(item));
};

/** The configurable product of the fixtures, its first option chosen. */
const magnesium = (): CartItemToAdd => ({
  sku: 'MAG',
  quantity: 2,
  selectedOptionUids: [btoa(`configurable/${option}`)],
});

test('the first item makes a cart, which is kept for the next visit; totals are the backend’s', async () => {
  const shop = await open();
  expect(shop.store.getState().cart.cartId).toBeNull();
  await add(shop, { quantity: 2 });
  const { cartId, details, isAddingItem } = shop.store.getState().cart;
  expect(shop.services.storage.read('cartId', String)).toBe(cartId);
  expect(details).toEqual({ currencyCode: 'GBP', numItems: 2, subtotal: 19 });
  expect(isAddingItem).toBe(false);
});

test('two items added at once share one cart', async () => {
  const shop = await open();
  await Promise.all([add(shop), add(shop)]);
  expect(shop.data.countCarts()).toBe(1);
  expect(shop.store.getState().cart.details.numItems).toBe(2);
});

test('a refused item is told in the backend’s words and leaves the cart alone', async () => {
  const shop = await open();
  await expect(add(shop, { sku: 'NOTHING' })).rejects.toThrow();
  expect(shop.store.getState().cart.addItemError).toMatchObject({
    kind: 'graphql',
    messages: ['Could not find a product with SKU "NOTHING"'],
  });
  expect(shop.store.getState().cart.isAddingItem).toBe(false);
});

test('a simple line changes in place', async () => {
  const shop = await open();
  await add(shop);
  const [before] = linesOf(shop);
  await changeTo(shop, 4);
  expect(linesOf(shop)).toMatchObject([{ uid: before?.uid, quantity: 4 }]);
});

test('a configurable line is removed and added again', async () => {
  const shop = await open();
  await add(shop, magnesium());
  await changeTo(shop, 4);
  expect(linesOf(shop)).toMatchObject([{ quantity: 4, product: { sku: 'MAG' } }]);
  expect(shop.store.getState().cart.details.numItems).toBe(4);
});

test('a configurable line whose new quantity is refused comes back as it was', async () => {
  const shop = await open();
  await add(shop, magnesium());
  await expect(changeTo(shop, 50)).rejects.toThrow();
  expect(shop.store.getState().cart.updateItemError).toMatchObject({ kind: 'graphql' });
  expect(linesOf(shop)).toMatchObject([{ quantity: 2, product: { sku: 'MAG' } }]);
  await shop.store.dispatch(getCartDetails());
  expect(shop.store.getState().cart.details.numItems).toBe(2);
});

test('a removed line is gone', async () => {
  const shop = await open();
  await add(shop);
  const [line] = linesOf(shop);
  await shop.store.dispatch(removeItemFromCart(line?.uid ?? ''));
  expect(linesOf(shop)).toEqual([]);
  expect(shop.store.getState().cart.details.numItems).toBe(0);
});

describe('a stale cart', () => {
  const spoil = (shop: RenderedShop): void => {
    shop.data.orderEveryCart();
  };

  test('is replaced, and what was being added is in the new one', async () => {
    const shop = await open();
    await add(shop);
    const stale = shop.store.getState().cart.cartId;
    spoil(shop);
    await add(shop, { quantity: 3 });
    const { cartId, details } = shop.store.getState().cart;
    expect(cartId).not.toBe(stale);
    expect(details.numItems).toBe(3);
    expect(shop.services.storage.read('cartId', String)).toBe(cartId);
  });

  test('does not lose the line whose quantity changes', async () => {
    const shop = await open();
    await add(shop);
    spoil(shop);
    await changeTo(shop, 2);
    expect(linesOf(shop)).toMatchObject([{ quantity: 2, product: { sku: 'ZINC' } }]);
  });

  test('F-10: that is unknown is replaced when it is read', async () => {
    const shop = await open();
    await add(shop);
    shop.data.forgetCarts();
    await shop.store.dispatch(getCartDetails());
    expect(shop.store.getState().cart).toMatchObject({
      isLoading: false,
      detailsError: null,
      details: { numItems: 0 },
    });
  });

  test('is not recovered from twice in a row', async () => {
    const shop = await open();
    await add(shop);
    const { fetch } = shop.backend;
    let created = 0;
    shop.backend.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (typeof init?.body === 'string' && init.body.includes('createEmptyCart')) created += 1;
      spoil(shop);
      return answer;
    };
    spoil(shop);
    await expect(add(shop)).rejects.toThrow();
    expect(created).toBe(1);
    expect(shop.store.getState().cart).toMatchObject({ isAddingItem: false, addItemError: { kind: 'unexpected' } });
  });
});
