import fc from 'fast-check';
import { zincLine } from '@/testing/cartLine';
import type { Cart } from './cartContents';
import {
  cartReceived,
  cartReducer,
  cartRequested,
  cartRequestFailed,
  cartReset,
  getCartFailed,
  getCartReceived,
} from './cartSlice';

const start = cartReducer(undefined, { type: 'start' });
const error = { kind: 'network', message: 'lost' } as const;

/** As the backend gives a cart with one line. */
const cartOf = (quantity: number, subtotal: number): Cart => ({
  id: 'cart',
  is_virtual: false,
  total_quantity: quantity,
  total_summary_quantity_including_config: quantity,
  items: [zincLine({ quantity })],
  applied_coupons: null,
  gift_message: null,
  gift_wrapping: null,
  gift_receipt_included: null,
  printed_card_included: null,
  prices: {
    grand_total: null,
    subtotal_including_tax: { value: subtotal, currency: 'GBP' },
    subtotal_excluding_tax: null,
    applied_taxes: null,
    discounts: null,
    subscription_saving: null,
  },
  shipping_addresses: [],
});

test('a new cart is empty, in the default currency', () => {
  expect(start).toMatchObject({ cartId: null, details: { currencyCode: 'USD', numItems: 0, subtotal: 0 } });
});

test.each([
  ['details', 'isLoading', 'detailsError'],
  ['add', 'isAddingItem', 'addItemError'],
  ['update', 'isUpdatingItem', 'updateItemError'],
] as const)('%s sets its flag until the answer, keeps its error until the next try', (request, flag, errorField) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(100_000), (quantity, subtotal) => {
      const failed = cartReducer(cartReducer(start, cartRequested(request)), cartRequestFailed({ request, error }));
      expect(failed).toMatchObject({ [flag]: false, [errorField]: error, details: start.details });
      const again = cartReducer(failed, cartRequested(request));
      expect(again).toMatchObject({ [flag]: true, [errorField]: null });
      expect(cartReducer(again, cartReceived(cartOf(quantity, subtotal), request))).toMatchObject({
        [flag]: false,
        [errorField]: null,
        details: { currencyCode: 'GBP', numItems: quantity, subtotal },
        itemCount: quantity,
      });
    }),
  );
});

test('a cart that cannot be had resets everything and keeps the error', () => {
  const busy = [getCartReceived('cart'), cartRequested('details'), cartRequested('add')].reduce(cartReducer, start);
  expect(cartReducer(busy, getCartFailed(error))).toEqual({ ...start, getCartError: error });
});

test('reset gives the initial state; what is being added goes on, and ends by itself', () => {
  const reset = [getCartReceived('cart'), cartRequested('add'), cartReset()].reduce(cartReducer, start);
  expect(reset).toEqual({ ...start, isAddingItem: true });
  expect(cartReducer(reset, cartReceived(cartOf(1, 9), 'add')).isAddingItem).toBe(false);
});

test.each([
  ['the backend’s count', [2, 1], 3, 3, 3],
  ['its count of lines, where the store says so', [2, 1], 3, 2, 2],
  ['fractions', [0.7, 0.1], 0.8, 0.8, 0.8],
  ['the pieces that have a line', [1, null], 3, 3, 1],
  ['the lines that there are', [1, null], 3, 2, 1],
  ['the backend’s count, where no line could be read', null, 3, 3, 3],
])('the badge shows %s', (_what, quantities, pieces, count, shown) => {
  const items = quantities && quantities.map((quantity) => (quantity === null ? null : zincLine({ quantity })));
  const cart = { ...cartOf(1, 100), items, total_quantity: pieces, total_summary_quantity_including_config: count };
  expect(cartReducer(start, cartReceived(cart)).itemCount).toBe(shown);
});
