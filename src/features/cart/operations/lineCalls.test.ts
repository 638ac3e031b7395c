/**
 * A Magento 2.4.6 says "Some of the products are out of stock." of the cart, beside the error of the item or alone; in the
 * words of its store view, for which it knows no other code either.
 */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorText } from '@/kernel/errors/appError';
import { type CartTab, openCartTab } from '@/testing/cartTab';
import { playStockBuild } from '@/testing/stock/stockShop';
import { addItemToCart } from '../cartOperations';
import { refusalOf } from '../lines/addFailure';

playStockBuild();

const sentences = ['Some of the products are out of stock.', 'Einige Produkte sind nicht auf Lager.'];
const errorOf = (message: string, code = 'UNDEFINED') => JSON.stringify({ code, message });

/** A shop whose backend speaks of the cart, in these words, beside whatever it says of the item. */
const open = async (words: string) => {
  const shop = await openCartTab(false, 'stock');
  shop.state.watch = (name) =>
    name === 'AddItemToCart'
      ? (text) =>
          text.replace(/"user_errors":\[(?=(.))/, (start, next) => start + errorOf(words) + (next === ']' ? '' : ','))
      : undefined;
  return shop;
};
/** What adding fails with. */
const failureOf = (shop: CartTab, sku: string): Promise<unknown> =>
  shop.store.dispatch(addItemToCart({ sku, quantity: 1 })).catch((error: unknown) => error);

describe.each(sentences)('where the backend says of the cart: %s', (words) => {
  test('what was added although another line is sold out counts as added', async () => {
    const shop = await open(words);
    await shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
    expect(shop.store.getState().cart).toMatchObject({ addItemError: null, details: { numItems: 4 } });
  });

  test('so does what is added where only the line that is sold out is known', async () => {
    const shop = await open(words);
    shop.data.stock('MAG-1', 0);
    shop.services.apollo.cache.evict({ id: 'Cart' });
    await shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
    expect(shop.store.getState().cart).toMatchObject({ addItemError: null, details: { numItems: 4 } });
  });

  test.each([
    [0, 'cart.errorUnavailable'],
    [2, 'cart.errorNotEnough'],
  ])('of an item that was refused with %i left, its own reason is told', async (stock, reason) => {
    const shop = await open(words);
    shop.data.stock('ZINC', stock);
    expect(refusalOf(await failureOf(shop, 'ZINC'))?.id).toBe(reason);
  });

  test('an item of which no more than before is in the cart was refused, even if nothing else is said', async () => {
    const shop = await open(words);
    shop.data.stock('ZINC', 2);
    shop.state.watch = (name) =>
      name === 'AddItemToCart'
        ? (text) => text.replace(/"user_errors":\[.*?\]/, `"user_errors":[${errorOf(words)}]`)
        : undefined;
    expect(CombinedGraphQLErrors.is(await failureOf(shop, 'ZINC'))).toBe(true);
    expect(CombinedGraphQLErrors.is(await failureOf(shop, 'NONE'))).toBe(true);
  });
});

test('of two reasons without a code the last is told: what is said of the cart comes first', async () => {
  const shop = await openCartTab(false, 'stock');
  const errors = `${errorOf('Einige Produkte sind nicht auf Lager.')},${errorOf('Nur noch 2 verfügbar.')}`;
  shop.data.stock('ZINC', 2);
  shop.state.watch = (name) =>
    name === 'AddItemToCart' ? (text) => text.replace(/"user_errors":\[.*?\]/, `"user_errors":[${errors}]`) : undefined;
  expect(errorText(await failureOf(shop, 'ZINC'), '')).toBe('Nur noch 2 verfügbar.');
});
