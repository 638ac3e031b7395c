/** A guest signs in at a bare Magento, and the merge of the carts goes wrong: no line is lost, and none is doubled. */
import { waitFor } from '@testing-library/react';
import type { CartTab } from '@/testing/cartTab';
import { playStockBuild } from '@/testing/stock/stockShop';
import { customersCartId, leftBehind, openTwoCarts, quantities, signInAsAnn } from '@/testing/twoCarts';
import { getCartDetails } from '../cartOperations';

playStockBuild();
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** The backend refuses the merge, and has done nothing. */
const refuseMerge = ({ backend }: CartTab): void => {
  const { fetch } = backend;
  backend.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('MergeCarts')
      ? Promise.resolve(Response.json({ errors: [{ message: 'Internal server error' }] }))
      : fetch(input, init);
};
const zincLeftBehind = [
  { name: expect.any(String) as unknown, quantity: 1, carried: 1, reason: 'cart.errorNotEnough' },
];

test("a merge that is refused keeps the guest's lines", async () => {
  const shop = await openTwoCarts('stock');
  refuseMerge(shop);
  await signInAsAnn(shop);
  const { user, cart } = shop.store.getState();
  expect(user.isSignedIn).toBe(true);
  expect(cart.cartId).toBe(customersCartId);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});

test('what a merge drops comes along as far as it fits, also where the reason stands behind a general one', async () => {
  const shop = await openTwoCarts('stock');
  shop.data.stock('ZINC', 3);
  shop.state.watch = (name) =>
    name === 'AddItemToCart'
      ? (text) =>
          text.replace(
            '"user_errors":[{',
            '"user_errors":[{"code":"UNDEFINED","message":"Some of the products are out of stock."},{',
          )
      : undefined;
  await signInAsAnn(shop);
  await waitFor(() => expect(leftBehind(shop)).toEqual(zincLeftBehind));
  expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
});

test('what cannot be had in the customer’s cart either is named', async () => {
  const shop = await openTwoCarts('stock');
  refuseMerge(shop);
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  await waitFor(() => expect(leftBehind(shop)).toEqual(zincLeftBehind));
  expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
});

test('a merge that arrived although it was answered with an error doubles nothing, and names what it left out', async () => {
  const shop = await openTwoCarts('stock');
  shop.data.stock('ZINC', 3);
  shop.state.watch = (name) => (name === 'MergeCarts' ? () => '{"errors":[{"message":"Broken"}]}' : undefined);
  await signInAsAnn(shop);
  await waitFor(() => expect(leftBehind(shop)).toEqual(zincLeftBehind));
  expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
});

test('a merge whose answer is lost signs nobody in; the next sign-in has every line once', async () => {
  const shop = await openTwoCarts('stock');
  shop.state.watch = (name) => {
    if (name === 'MergeCarts') throw new TypeError('Failed to fetch');
    return undefined;
  };
  await expect(signInAsAnn(shop)).rejects.toThrow();
  expect(shop.store.getState().user.isSignedIn).toBe(false);
  shop.state.watch = () => undefined;
  await signInAsAnn(shop);
  await shop.store.dispatch(getCartDetails());
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});
