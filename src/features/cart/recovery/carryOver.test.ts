import { waitFor } from '@testing-library/react';
import type { CartTab } from '@/testing/cartTab';
import { customersCartId, leftBehind, openTwoCarts, quantities, signInAsAnn } from '@/testing/twoCarts';
import { insertCoupon } from '../../../../backend/testing/fixtures';
import { readShownCart } from '../cartContents';
import { applyCoupon, applyGiftCard } from '../codes/codeOperations';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('both carts become one, and nothing is said', async () => {
  const shop = await openTwoCarts();
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
  expect(shop.asked).not.toContain('AddItemToCart');
});

test('what the sum is too much for is named, with the reason', async () => {
  const shop = await openTwoCarts();
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 2, MAG: 1 });
  expect(leftBehind(shop)).toEqual([
    { name: expect.any(String) as unknown, quantity: 2, reason: 'cart.errorNotEnough' },
  ]);
});

test("a merge that is refused keeps the guest's lines", async () => {
  const shop = await openTwoCarts();
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
    const shop = await openTwoCarts();
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
  const shop = await openTwoCarts();
  shop.state.watch = (name) =>
    name === 'MergeCarts'
      ? () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })
      : undefined;
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
});
