import fc from 'fast-check';
import type { Address } from '@/features/address/address';
import {
  placingAccepted,
  placingBecameUnknown,
  placingRejected,
  placingStarted,
} from '@/features/payment/paymentSlice';
import {
  billingAddressAccepted,
  billingAddressRejected,
  billingAddressSubmitted,
  checkoutBegun,
  checkoutReducer,
  orderAccepted,
  orderRejected,
  orderSubmitted,
  paymentMethodAccepted,
  paymentMethodRejected,
  paymentMethodSubmitted,
  receiptReset,
  shippingAddressAccepted,
  shippingAddressRejected,
  shippingAddressSubmitted,
  shippingMethodAccepted,
  shippingMethodRejected,
  shippingMethodSubmitted,
} from './checkoutSlice';
import { checkoutReset } from './forgetCheckout';

const start = checkoutReducer(undefined, { type: 'start' });
const error = { kind: 'network', message: 'lost' } as const;
const address: Address = {
  firstname: 'Eleanor',
  lastname: 'Marsh',
  street: ['14 Cotham Brow'],
  city: 'Bristol',
  region: '',
  region_code: '',
  region_id: null,
  postcode: 'BS6 6AN',
  telephone: '07700 900123',
  country_id: 'GB',
  email: 'eleanor@example.com',
};
const receipt = { orderId: '4', number: null, token: '', email: address.email, maskedEmail: '', order: null };

test.each([
  [
    'shipping address',
    shippingAddressSubmitted(),
    shippingAddressAccepted(address),
    shippingAddressRejected(error),
    'shippingAddressError',
  ],
  [
    'billing address',
    billingAddressSubmitted(),
    billingAddressAccepted(address),
    billingAddressRejected(error),
    'billingAddressError',
  ],
  [
    'shipping method',
    shippingMethodSubmitted(),
    shippingMethodAccepted({ carrier_code: 'flatrate', method_code: 'standard', title: 'Standard' }),
    shippingMethodRejected(error),
    'shippingMethodError',
  ],
  [
    'payment method',
    paymentMethodSubmitted(),
    paymentMethodAccepted({ code: 'test_card', data: { nonce: 'n' } }),
    paymentMethodRejected(error),
    'paymentMethodError',
  ],
  ['order', orderSubmitted(), orderAccepted(receipt), orderRejected(error), 'orderError'],
] as const)('%s: submit, then accept or reject', (_name, submit, accept, reject, field) => {
  const rejected = checkoutReducer(checkoutReducer(start, submit), reject);
  expect(rejected).toMatchObject({ isSubmitting: false, [field]: error });
  const again = checkoutReducer(rejected, submit);
  expect(again).toMatchObject({ isSubmitting: true, [field]: null });
  expect(checkoutReducer(again, accept)).toMatchObject({ isSubmitting: false, [field]: null });
});

test('after any order of steps the last word counts, of each step for itself', () => {
  const machine = [
    [shippingAddressSubmitted(), shippingAddressAccepted(address), shippingAddressRejected(error)],
    [billingAddressSubmitted(), billingAddressAccepted(address), billingAddressRejected(error)],
    [
      shippingMethodSubmitted(),
      shippingMethodAccepted({ carrier_code: 'flatrate', method_code: 'standard', title: 'Standard' }),
      shippingMethodRejected(error),
    ],
    [
      paymentMethodSubmitted(),
      paymentMethodAccepted({ code: 'c', data: { nonce: 'n' } }),
      paymentMethodRejected(error),
    ],
  ] as const;
  const fields = ['shippingAddressError', 'billingAddressError', 'shippingMethodError', 'paymentMethodError'] as const;
  const anyMove = fc.record({ step: fc.nat(3), isRejected: fc.boolean(), isOpen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyMove, { minLength: 1 }), (moves) => {
      const errors: (typeof error | null)[] = [null, null, null, null];
      let state = start;
      for (const { step, isRejected, isOpen } of moves) {
        const [submit, accept, reject] = machine[step] ?? machine[0];
        state = checkoutReducer(state, submit);
        errors[step] = null;
        expect(state.isSubmitting).toBe(true);
        if (isOpen) continue;
        state = checkoutReducer(state, isRejected ? reject : accept);
        if (isRejected) errors[step] = error;
        expect(state.isSubmitting).toBe(false);
      }
      expect(fields.map((field) => state[field])).toEqual(errors);
    }),
  );
});

test('an accepted order leaves its receipt and nothing of what was typed', () => {
  const typed = [shippingAddressAccepted(address), billingAddressAccepted(address)].reduce(checkoutReducer, start);
  const done = checkoutReducer(typed, orderAccepted(receipt));
  expect(done).toMatchObject({ receipt: { order: receipt }, shippingAddress: null, billingAddress: null });
  expect(checkoutReducer(done, receiptReset()).receipt.order).toBeNull();
  expect(checkoutReducer(done, checkoutReset())).toEqual(start);
});

test('beginning again forgets everything but what was saved', () => {
  const used = [orderSubmitted(), orderRejected(error), placingStarted({ key: 'a' })].reduce(checkoutReducer, start);
  expect(checkoutReducer(used, checkoutBegun({ shippingAddress: address }))).toEqual({
    ...start,
    shippingAddress: address,
  });
});

describe('placing an order', () => {
  const anyStep = fc.oneof(
    fc.string().map((key) => placingStarted({ key })),
    fc.constant(placingRejected({ reason: 'refused', message: '' })),
    fc
      .record({ key: fc.string(), maskedEmail: fc.string(), isAsking: fc.boolean(), isSignedOut: fc.boolean() })
      .map(placingBecameUnknown),
  );

  test('what was accepted stays accepted, whatever comes late', () => {
    fc.assert(
      fc.property(fc.array(anyStep), fc.array(anyStep), (before, after) => {
        const accepted = [...before, placingAccepted({ orderId: '4', orderNumber: null })].reduce(
          checkoutReducer,
          start,
        );
        expect(after.reduce(checkoutReducer, accepted).payment.placing).toEqual({ kind: 'accepted', orderId: '4' });
      }),
    );
  });

  test('a second press while one is under way, or unknown, changes nothing', () => {
    fc.assert(
      fc.property(fc.boolean(), (isUnknown) => {
        const first = checkoutReducer(start, placingStarted({ key: 'first' }));
        const busy = isUnknown
          ? checkoutReducer(
              first,
              placingBecameUnknown({ key: 'first', maskedEmail: '', isAsking: false, isSignedOut: false }),
            )
          : first;
        expect(checkoutReducer(busy, placingStarted({ key: 'second' }))).toEqual(busy);
      }),
    );
  });
});
