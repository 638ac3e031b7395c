import fc from 'fast-check';
import {
  isPlacingOrder,
  paymentFormValidityChanged,
  paymentMethodSelected,
  paymentMethodsReceived,
  paymentReducer,
  paymentResultReceived,
  placingAccepted,
  placingBecameUnknown,
  placingRejected,
  placingStarted,
  threeDSecureEnded,
  threeDSecureStarted,
} from './paymentSlice';

const initial = paymentReducer(undefined, { type: 'start' });
const method = fc.constantFrom('test_card', 'braintree', 'adyen_cc', 'free').map((code) => ({ code, title: code }));
const key = fc.constantFrom('a', 'b', 'c');

const anything = fc.oneof(
  fc.array(method, { maxLength: 3 }).map(paymentMethodsReceived),
  fc.constantFrom('test_card', 'braintree', 'adyen_cc', 'free', 'nothing').map(paymentMethodSelected),
  fc.boolean().map(paymentFormValidityChanged),
  key.map((value) => placingStarted({ key: value })),
  fc.constantFrom('Authorised' as const, 'Refused' as const, 'Unknown' as const).map(paymentResultReceived),
  fc.option(fc.constant('https://bank.test/')).map((url) => threeDSecureStarted({ url })),
  fc.option(fc.constant('timedOut')).map(threeDSecureEnded),
  fc
    .constantFrom('refused' as const, 'pending' as const, 'order' as const)
    .map((reason) => placingRejected({ reason, message: '' })),
  fc
    .record({ key, maskedEmail: fc.string(), isAsking: fc.boolean(), isSignedOut: fc.boolean() })
    .map(placingBecameUnknown),
  fc.constant(placingAccepted({ orderId: '1', orderNumber: '10000000001' })),
);

test('what is selected is always on offer, and an order that was placed stays placed', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 30 }), (actions) => {
      let state = initial;
      for (const action of actions) {
        const next = paymentReducer(state, action);
        const codes = next.paymentMethods.map(({ code }) => code);
        expect(next.selectedMethod === null || codes.includes(next.selectedMethod)).toBe(true);
        if (state.placing.kind === 'accepted') expect(next.placing).toEqual(state.placing);
        if (isPlacingOrder(state)) {
          // A second click, of whatever tab or key, starts nothing.
          expect(paymentReducer(state, placingStarted({ key: 'second' }))).toEqual(state);
        }
        expect(next.isOrderConfirmed).toBe(next.placing.kind === 'accepted');
        if (next.isThreeDSecureInProgress) expect(next.redirectDetails).not.toBeNull();
        state = next;
      }
    }),
  );
});

test('a new attempt forgets what the last one came to', () => {
  const tried = [
    placingStarted({ key: 'a' }),
    paymentResultReceived('ChallengeShopper'),
    threeDSecureStarted({ url: null }),
    threeDSecureEnded('timedOut'),
    placingRejected({ reason: 'timedOut', message: '' }),
  ].reduce(paymentReducer, initial);
  expect(tried).toMatchObject({
    resultCode: 'ChallengeShopper',
    threeDSecureError: 'timedOut',
    isThreeDSecureInProgress: false,
  });
  const again = paymentReducer(tried, placingStarted({ key: 'b' }));
  expect(again).toMatchObject({ resultCode: null, threeDSecureError: null, placing: { kind: 'submitting', key: 'b' } });
});
