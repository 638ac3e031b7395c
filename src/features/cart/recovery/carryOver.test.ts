import { waitFor } from '@testing-library/react';
import type { CartTab } from '@/testing/cartTab';
import { customersCartId, leftBehind, openTwoCarts, quantities, signInAsAnn } from '@/testing/twoCarts';
import { insertCoupon } from '../../../../backend/testing/fixtures';
import { cartDetailsFragment, readShownCart } from '../cartContents';
import { addItemToCart } from '../cartOperations';
import { cartReference } from '../cartSlice';
import { applyCoupon, applyGiftCard } from '../codes/codeOperations';

const name = expect.any(String) as unknown;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('both carts become one, and nothing is said', async () => {
  const shop = await openTwoCarts();
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 4, MAG: 1 });
  expect(leftBehind(shop)).toEqual([]);
  expect(shop.asked).not.toContain('AddItemToCart');
});

test('of what the sum is too much for, as much comes along as there is; the rest is named, with the reason', async () => {
  const shop = await openTwoCarts();
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
  expect(leftBehind(shop)).toEqual([{ name, quantity: 1, carried: 1, reason: 'cart.errorNotEnough' }]);
});

describe('ten pieces of a guest, and fifteen of the customer, of which one order may hold', () => {
  const openWithLimit = async (limit: number): Promise<CartTab> => {
    const shop = await openTwoCarts('full', 15);
    await shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 8 }));
    shop.data.mostPerOrder(limit);
    shop.asked.length = 0;
    return shop;
  };
  const additions = ({ asked }: CartTab): number => asked.filter((each) => each === 'AddItemToCart').length;

  test.each([
    [25, 10],
    [24, 9],
    [20, 5],
    [16, 1],
    [15, 0],
  ])('%i: %i come along', async (limit, carried) => {
    const shop = await openWithLimit(limit);
    await signInAsAnn(shop);
    expect(quantities(shop)).toEqual({ ZINC: 15 + carried, MAG: 1 });
    expect(leftBehind(shop)).toEqual(
      carried === 10 ? [] : [{ name, quantity: 10 - carried, carried, reason: 'cart.errorTooMany' }],
    );
    expect(additions(shop)).toBeLessThanOrEqual(5);
  });

  test('twenty, and every answer to an addition is lost: what arrived counts', async () => {
    const shop = await openWithLimit(20);
    shop.state.watch = (each) => {
      if (each === 'AddItemToCart' && additions(shop) > 1) throw new TypeError('Failed to fetch');
      return undefined;
    };
    await signInAsAnn(shop);
    expect(quantities(shop)).toEqual({ ZINC: 20, MAG: 1 });
    expect(leftBehind(shop)).toEqual([{ name, quantity: 5, carried: 5, reason: 'cart.errorOffline' }]);
  });
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
  afterEach(() => Object.assign(CAPABILITIES, { severalCoupons: true }));

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
    expect(shop.asked.filter((name) => name === 'ApplyCoupons')).toHaveLength(1);
  });

  test('come along without it', async () => {
    const shop = await withCodes();
    refuseMerge(shop);
    await signInAsAnn(shop);
    await waitFor(() => expect(codesOf(shop)).toEqual({ coupons: ['TEN'], cards: ['GIFT'] }));
    expect(leftBehind(shop)).toEqual([]);
  });

  test('stand beside a coupon of the customer', async () => {
    const shop = await withCodes();
    shop.data.couponOnCart('FIVE', customersCartId);
    refuseMerge(shop);
    await signInAsAnn(shop);
    await waitFor(() => expect(codesOf(shop)).toEqual({ coupons: ['FIVE', 'TEN'], cards: ['GIFT'] }));
    expect(leftBehind(shop)).toEqual([]);
  });

  test('are named where the customer has another coupon, and the backend takes one', async () => {
    Object.assign(CAPABILITIES, { severalCoupons: false });
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

describe("the customer's cart before the sign-in is done", () => {
  const seenLines = (shop: CartTab): Set<string> => {
    const seen = new Set<string>();
    shop.services.apollo.cache.watchFragment({ ...cartDetailsFragment, from: cartReference }).subscribe(() => {
      const owner = shop.store.getState().user.isSignedIn ? 'customer' : 'guest';
      seen.add(`${owner} ${JSON.stringify(quantities(shop))}`);
    });
    return seen;
  };

  test('is not shown to the guest, nor kept, when the merge does not get through', async () => {
    const shop = await openTwoCarts();
    const before = quantities(shop);
    const seen = seenLines(shop);
    shop.state.watch = (name) => {
      if (name === 'MergeCarts') throw new TypeError('Failed to fetch');
      return undefined;
    };
    await expect(signInAsAnn(shop)).rejects.toThrow();
    expect(quantities(shop)).toEqual(before);
    expect([...seen]).toEqual([`guest ${JSON.stringify(before)}`]);
  });

  test('is shown only with the token', async () => {
    const shop = await openTwoCarts();
    shop.data.stock('ZINC', 3);
    const seen = seenLines(shop);
    await signInAsAnn(shop);
    expect([...seen].filter((each) => each.startsWith('guest'))).toHaveLength(1);
    expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
  });
});
