/** A Magento 2.4.6 says "Some of the products are out of stock." of the cart, beside the error of the item or alone. */
import { openCartTab } from '@/testing/cartTab';
import { playStockBuild } from '@/testing/stock/stockShop';
import { addItemToCart } from '../cartOperations';
import { addFailureId } from '../lines/addFailure';

playStockBuild();

const about = '{"code":"UNDEFINED","message":"Some of the products are out of stock."}';

/** A shop whose backend speaks of the cart beside whatever it says of the item. */
const open = async () => {
  const shop = await openCartTab(false, 'stock');
  shop.state.watch = (name) =>
    name === 'AddItemToCart'
      ? (text) => text.replace(/"user_errors":\[(?=(.))/, (start, next) => start + about + (next === ']' ? '' : ','))
      : undefined;
  return shop;
};

test('what was added although another line is sold out counts as added', async () => {
  const shop = await open();
  await shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
  expect(shop.store.getState().cart).toMatchObject({ addItemError: null, details: { numItems: 4 } });
});

test.each([
  [0, 'cart.errorSoldOut'],
  [2, 'cart.errorNotEnough'],
])('of an item that was refused with %i left, its own reason is told', async (stock, reason) => {
  const shop = await open();
  shop.data.stock('ZINC', stock);
  const failure: unknown = await shop.store
    .dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }))
    .catch((error: unknown) => error);
  expect(addFailureId(failure)).toBe(reason);
});

test('an item that is not in the cart was refused, even if nothing else is said', async () => {
  const shop = await openCartTab(false, 'stock');
  shop.state.watch = (name) =>
    name === 'AddItemToCart' ? (text) => text.replace(/"user_errors":\[.*?\]/, `"user_errors":[${about}]`) : undefined;
  const failure: unknown = await shop.store
    .dispatch(addItemToCart({ sku: 'NONE', quantity: 1 }))
    .catch((error: unknown) => error);
  expect(addFailureId(failure)).toBe('cart.errorSoldOut');
});
