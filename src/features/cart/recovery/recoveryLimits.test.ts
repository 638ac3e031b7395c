import type { AppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartTab, openCartTab, zinc } from '@/testing/cartTab';
import { addItemToCart, getCartDetails, getItemCount } from '../cartOperations';
import { adoptCartId, cartReset, type WithCart } from '../cartSlice';
import { applyCoupon } from '../codes/codeOperations';
import { mergeGuestCart } from '../lazyCart';
import { createCart } from './createCart';

const order = ({ backend }: CartTab): unknown => backend.data.orderEveryCart();

const timesOf = (asked: readonly string[], name: string): number => asked.filter((one) => one === name).length;

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const notCarts: [what: string, answer: (text: string) => string | Response, kind: AppError['kind']][] = [
  ['a refusal', () => '{"errors":[{"message":"No"}],"data":{"cartId":null}}', 'unexpected'],
  ['nothing', () => '{"data":{"cartId":null}}', 'unexpected'],
  ['a lost answer', lost, 'network'],
  ['an error page', () => new Response('<p>Bad gateway</p>', { status: 502 }), 'network'],
];

test.each(notCarts)(
  '%s in the place of a cart: unable to create cart, and the next try makes one',
  async (_is, answer, kind) => {
    const shop = await openCartTab();
    shop.data.forgetCarts();
    shop.state.watch = (name) => (name === 'CreateCart' ? answer : undefined);
    await expect(shop.store.dispatch(addItemToCart(zinc))).rejects.toThrow('Unable to create cart');
    const failed = { kind, message: 'Unable to create cart' };
    expect(shop.store.getState().cart).toMatchObject({ cartId: null, addItemError: failed, getCartError: failed });
    expect(shop.services.storage.read('cartId', String)).toBeUndefined();
    expect(timesOf(shop.asked, 'CreateCart')).toBe(1);
    shop.state.watch = () => undefined;
    await shop.store.dispatch(addItemToCart(zinc));
    expect(shop.store.getState().cart.details.numItems).toBe(2);
  },
);

test('F-13: a network error is none of a stale cart, whatever its text', async () => {
  const shop = await openCartTab();
  shop.state.watch = () => () => Response.json({ errors: [{ message: "The cart isn't active." }] }, { status: 500 });
  await expect(shop.store.dispatch(addItemToCart(zinc))).rejects.toThrow();
  expect(shop.asked).toEqual(['AddItemToCart', 'GetCartDetails']);
  expect(shop.store.getState().cart.cartId).toBe(shop.stale);
});

test('"no such entity" of a coupon is not that of a cart', async () => {
  const shop = await openCartTab();
  await expect(shop.store.dispatch(applyCoupon('NOTHING'))).rejects.toThrow("isn't valid");
  expect(shop.asked).toEqual(['ApplyCoupons', 'CheckCart']);
  expect(shop.store.getState().cart.cartId).toBe(shop.stale);
});

test('operations that meet a stale cart together share its successor, and no line is lost', async () => {
  const shop = await openCartTab();
  order(shop);
  await Promise.all([
    shop.store.dispatch(getCartDetails()),
    shop.store.dispatch(addItemToCart(zinc)),
    shop.store.dispatch(getItemCount()),
    shop.store.dispatch(addItemToCart(shop.magnesium)),
    shop.store.dispatch(createCart()),
  ]);
  expect(timesOf(shop.asked, 'CreateCart')).toBe(1);
  await shop.store.dispatch(getCartDetails());
  expect(shop.store.getState().cart.details.numItems).toBe(3);
});

test('a cart that another tab put in the place of the stale one is taken over', async () => {
  const shop = await openCartTab();
  const next = await shop.backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"mutation { createEmptyCart }"}',
  });
  const id = /\w{32}/.exec(await next.text())?.[0] ?? '';
  shop.data.orderEveryCart(shop.stale);
  shop.services.storage.write('cartId', id);
  await shop.store.dispatch(addItemToCart(zinc));
  expect(timesOf(shop.asked, 'CreateCart')).toBe(0);
  expect(shop.store.getState().cart).toMatchObject({ cartId: id, details: { numItems: 2 } });
});

test('of two tabs that make a cart at once, the first wins for both', async () => {
  const shop = await openCartTab();
  shop.services.storage.remove('cartId');
  shop.store.dispatch(cartReset());
  shop.state.watch = (name) =>
    name === 'CreateCart'
      ? (text) => {
          shop.services.storage.write('cartId', shop.stale);
          return text;
        }
      : undefined;
  await shop.store.dispatch(addItemToCart(zinc));
  expect(shop.store.getState().cart).toMatchObject({ cartId: shop.stale, details: { numItems: 5 } });
});

test('a made-up cart id is refused, and explained by a new cart', async () => {
  const shop = await openCartTab();
  shop.store.dispatch(adoptCartId("x' OR 1=1 --"));
  await shop.store.dispatch(getCartDetails());
  expect(shop.store.getState().cart).toMatchObject({ detailsError: null, details: { numItems: 0 } });
});

test('a merge without an answer fails, and the guest’s cart stays for the next try', async () => {
  const shop = await openCartTab();
  shop.state.before = (name) => (name === 'MergeCarts' ? lost() : undefined);
  const sign: AppThunk<Promise<unknown>, WithCart> = (dispatch) => dispatch(mergeGuestCart('token'));
  await expect(shop.store.dispatch(sign)).rejects.toThrow('Failed to fetch');
  expect(timesOf(shop.asked, 'MergeCarts')).toBe(1);
  expect(shop.services.storage.read('cartId', String)).toBe(shop.stale);
});
