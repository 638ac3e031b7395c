/** A guest signs in at a bare Magento, and the merge of the carts goes wrong: no line is lost, and none is doubled. */
import { waitFor } from '@testing-library/react';
import { signIn } from '@/features/session/signIn';
import { type CartTab, openCartTab } from '@/testing/cartTab';
import { playStockBuild } from '@/testing/stock/stockShop';
import { fixturePassword } from '../../../../backend/testing/fixtures';
import { linesOf, readShownCart } from '../cartContents';
import { getCartDetails } from '../cartOperations';
import { mergeGuestCart } from '../lazyCart';
import { selectCartContext } from '../operations/cartContextSlice';

playStockBuild();
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const customersCartId = 'd'.repeat(32);

/** A guest with two of one product and one of another; the customer's cart has two of the first. */
const open = async (): Promise<CartTab> => {
  const shop = await openCartTab(false, 'stock');
  const { data } = shop;
  data.cart(customersCartId, data.productId('ZINC'), 950);
  data.giveCartsTo(data.onlyCustomerId(), customersCartId);
  return shop;
};

const signInAsAnn = async ({ store }: CartTab): Promise<void> => {
  await store.dispatch(signIn({ email: 'ann@example.com', password: fixturePassword, prepare: mergeGuestCart }));
  // What is added afterwards.
  await new Promise((resolve) => setTimeout(resolve, 50));
  while (store.getState().cart.isAddingItem) await new Promise((resolve) => setTimeout(resolve, 20));
};

const quantities = ({ services }: CartTab): Record<string, number> =>
  Object.fromEntries(linesOf(readShownCart(services)).map(({ product, quantity }) => [product.sku ?? '', quantity]));
const leftBehind = ({ store }: CartTab) => selectCartContext(store.getState()).linesNotCarried;
/** The backend refuses the merge, and has done nothing. */
const refuseMerge = ({ backend }: CartTab): void => {
  const { fetch } = backend;
  backend.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('MergeCarts')
      ? Promise.resolve(Response.json({ errors: [{ message: 'Internal server error' }] }))
      : fetch(input, init);
};
const zincLeftBehind = [{ name: expect.any(String) as unknown, quantity: 2, reason: 'cart.errorNotEnough' }];

test("a merge that is refused keeps the guest's lines", async () => {
  const shop = await open();
  refuseMerge(shop);
  await signInAsAnn(shop);
  const { user, cart } = shop.store.getState();
  expect(user.isSignedIn).toBe(true);
  expect(cart.cartId).toBe(customersCartId);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});

test('what cannot be had in the customer’s cart either is named', async () => {
  const shop = await open();
  refuseMerge(shop);
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  await waitFor(() => expect(leftBehind(shop)).toEqual(zincLeftBehind));
  expect(quantities(shop)).toEqual({ ZINC: 2, MAG: 1 });
});

test('a merge that arrived although it was answered with an error doubles nothing, and names what it left out', async () => {
  const shop = await open();
  shop.data.stock('ZINC', 3);
  shop.state.watch = (name) => (name === 'MergeCarts' ? () => '{"errors":[{"message":"Broken"}]}' : undefined);
  await signInAsAnn(shop);
  await waitFor(() => expect(leftBehind(shop)).toEqual(zincLeftBehind));
  expect(quantities(shop)).toEqual({ ZINC: 2, MAG: 1 });
});

test('a merge whose answer is lost signs nobody in; the next sign-in has every line once', async () => {
  const shop = await open();
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
