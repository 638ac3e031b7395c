import { waitFor } from '@testing-library/react';
import { signIn } from '@/features/session/signIn';
import { type CartTab, openCartTab } from '@/testing/cartTab';
import { fixturePassword, insertCoupon } from '../../../../backend/testing/fixtures';
import { linesOf, readShownCart } from '../cartContents';
import { applyCoupon, applyGiftCard } from '../codes/codeOperations';
import { mergeGuestCart } from '../lazyCart';
import { selectCartContext } from '../operations/cartContextSlice';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const customersCartId = 'd'.repeat(32);

/** A guest with two of one product and one of another; the customer's cart has two of the first. */
const open = async (): Promise<CartTab> => {
  const shop = await openCartTab();
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

test('both carts become one, and nothing is said', async () => {
  const shop = await open();
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
  expect(shop.asked).not.toContain('AddItemToCart');
});

test('what the sum is too much for is named, with the reason', async () => {
  const shop = await open();
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 2, MAG: 1 });
  expect(leftBehind(shop)).toEqual([
    { name: expect.any(String) as unknown, quantity: 2, reason: 'cart.errorNotEnough' },
  ]);
});

test("a merge that is refused keeps the guest's lines", async () => {
  const shop = await open();
  const { fetch } = shop.backend;
  shop.backend.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('MergeCarts')
      ? Promise.resolve(Response.json({ errors: [{ message: 'Internal server error' }] }))
      : fetch(input, init);
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});

describe('the codes of a guest', () => {
  const codesOf = (shop: CartTab) => {
    const { applied_coupons: coupons } = readShownCart(shop.services) ?? {};
    return {
      coupons: coupons?.map((coupon) => coupon?.code),
      cards: shop.data.cardsOf(shop.store.getState().cart.cartId ?? ''),
    };
  };
  const withCodes = async (): Promise<CartTab> => {
    const shop = await open();
    insertCoupon(shop.backend.db);
    insertCoupon(shop.backend.db, { code: 'FIVE', percent: 5 });
    shop.data.giftCard('GIFT', 500);
    await shop.store.dispatch(applyCoupon('TEN'));
    await shop.store.dispatch(applyGiftCard('GIFT'));
    return shop;
  };
  const refuseMerge = (shop: CartTab): void => {
    const { fetch } = shop.backend;
    shop.backend.fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('MergeCarts')
        ? Promise.resolve(Response.json({ errors: [{ message: 'Internal server error' }] }))
        : fetch(input, init);
  };

  test('come along with the merge', async () => {
    const shop = await withCodes();
    await signInAsAnn(shop);
    expect(codesOf(shop)).toEqual({ coupons: ['TEN'], cards: ['GIFT'] });
    expect(shop.asked.filter((name) => name === 'ApplyCoupon')).toHaveLength(1);
  });

  test('come along without it', async () => {
    const shop = await withCodes();
    refuseMerge(shop);
    await signInAsAnn(shop);
    await waitFor(() => expect(codesOf(shop)).toEqual({ coupons: ['TEN'], cards: ['GIFT'] }));
    expect(leftBehind(shop)).toEqual([]);
  });

  test('are named where the customer has another coupon', async () => {
    const shop = await withCodes();
    shop.data.couponOnCart('FIVE', customersCartId);
    refuseMerge(shop);
    await signInAsAnn(shop);
    await waitFor(() => expect(leftBehind(shop)).toMatchObject([{ name: 'TEN', quantity: 0 }]));
    expect(codesOf(shop)).toEqual({ coupons: ['FIVE'], cards: ['GIFT'] });
  });
});

test('a merge that was done although its answer was an error adds nothing twice', async () => {
  const shop = await open();
  shop.state.watch = (name) =>
    name === 'MergeCarts'
      ? () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })
      : undefined;
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});
