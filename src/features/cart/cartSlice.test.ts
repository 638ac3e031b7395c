import fc from 'fast-check';
import {
  addItemFailed,
  addItemReceived,
  addItemRequested,
  cartReducer,
  cartReset,
  emptySummary,
  getCartFailed,
  getCartReceived,
  getDetailsFailed,
  getDetailsReceived,
  getDetailsRequested,
  updateItemFailed,
  updateItemReceived,
  updateItemRequested,
} from './cartSlice';

const start = cartReducer(undefined, { type: 'start' });
const error = { kind: 'network', message: 'lost' } as const;
const summary = fc.record({ currencyCode: fc.constant('GBP'), numItems: fc.nat(200), subtotal: fc.nat(100_000) });

test('a new cart is empty, in the default currency', () => {
  expect(start).toMatchObject({ cartId: null, details: { currencyCode: 'USD', numItems: 0, subtotal: 0 } });
});

test.each([
  ['details', getDetailsRequested, getDetailsReceived, getDetailsFailed, 'isLoading', 'detailsError'],
  ['adding', addItemRequested, addItemReceived, addItemFailed, 'isAddingItem', 'addItemError'],
  ['updating', updateItemRequested, updateItemReceived, updateItemFailed, 'isUpdatingItem', 'updateItemError'],
] as const)(
  '%s sets its flag until the answer, keeps its error until the next try',
  (_name, request, receive, fail, flag, errorField) => {
    fc.assert(
      fc.property(summary, (details) => {
        const failed = cartReducer(cartReducer(start, request()), fail(error));
        expect(failed).toMatchObject({ [flag]: false, [errorField]: error, details: emptySummary });
        const again = cartReducer(failed, request());
        expect(again).toMatchObject({ [flag]: true, [errorField]: null });
        expect(cartReducer(again, receive(details))).toMatchObject({ [flag]: false, [errorField]: null, details });
      }),
    );
  },
);

test('a cart that cannot be had resets everything and keeps the error', () => {
  const busy = [getCartReceived('cart'), getDetailsRequested(), addItemRequested()].reduce(cartReducer, start);
  expect(cartReducer(busy, getCartFailed(error))).toEqual({ ...start, getCartError: error });
});

test('reset gives the initial state; what is being added goes on, and ends by itself', () => {
  const reset = [getCartReceived('cart'), addItemRequested(), cartReset()].reduce(cartReducer, start);
  expect(reset).toEqual({ ...start, isAddingItem: true });
  expect(cartReducer(reset, addItemReceived(emptySummary))).toEqual(start);
});
