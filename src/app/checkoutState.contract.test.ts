/** As store.contract.test.ts, for the fields of the checkout and its payment. */
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference, cartReset } from '@/features/cart/cartSlice';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { selectCheckout, selectPayment } from '@/features/checkout/checkoutSlice';
import { placeOrder } from '@/features/checkout/placing/placeOrder';
import {
  submitBillingAddress,
  submitShippingAddress,
  submitShippingMethod,
} from '@/features/checkout/progress/checkoutThunks';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import { annsAddress } from '@/testing/annsAddress';
import { openCartTab } from '@/testing/cartTab';
import { insertShippingMethod } from '../../backend/testing/fixtures';

const aText: unknown = expect.any(String);

const open = async () => {
  const tab = await openCartTab();
  insertShippingMethod(tab.backend.db);
  return tab;
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the checkout and its payment', async () => {
  const { store } = await open();
  await store.dispatch(submitShippingAddress(annsAddress));
  store.dispatch(submitBillingAddress(annsAddress));
  const checkout = () => selectCheckout(store.getState());
  const [method] = checkout().availableShippingMethods;
  expect(method).toMatchObject({ code: aText, title: aText });
  const { code = '', methodCode = '', title = '' } = method ?? {};
  await store.dispatch(submitShippingMethod(code, methodCode, title));
  expect(checkout()).toMatchObject({
    billingAddress: { firstname: 'Ann' },
    shippingAddress: { city: 'Bath' },
    shippingMethod: { carrier_code: code, method_code: methodCode },
    shippingTitle: title,
    isSubmitting: false,
    billingAddressError: null,
    shippingAddressError: null,
    shippingMethodError: null,
  });
  expect(selectPayment(store.getState())).toMatchObject({
    paymentMethods: [{ code: 'test_card', title: aText }],
    selectedMethod: 'test_card',
  });
});

test('the errors of the steps', async () => {
  const { store, state } = await open();
  const checkout = () => selectCheckout(store.getState());
  state.watch = (name) => (name === 'SetShippingAddress' ? () => '{"errors":[{"message":"Broken"}]}' : undefined);
  const sending = store.dispatch(submitShippingAddress(annsAddress));
  expect(checkout().isSubmitting).toBe(true);
  await expect(sending).rejects.toThrow();
  expect(checkout()).toMatchObject({ isSubmitting: false, shippingAddressError: { kind: 'graphql' } });
  state.watch = () => undefined;
  await store.dispatch(submitShippingAddress(annsAddress));
  await expect(store.dispatch(submitShippingMethod('nobody', 'never', ''))).rejects.toThrow();
  expect(checkout()).toMatchObject({ shippingAddressError: null, shippingMethodError: { kind: 'rest' } });
  store.dispatch(cartReset());
  expect(() => store.dispatch(submitBillingAddress(annsAddress))).toThrow();
  expect(checkout().billingAddressError).toMatchObject({ kind: 'unexpected' });
});

test('the order: what is under way, what went wrong, and what came of it', async () => {
  const { store, services } = await open();
  await store.dispatch(submitShippingAddress(annsAddress));
  await store.dispatch(submitShippingMethod('royalmail', 'standard', 'Royal Mail'));
  const checkout = () => selectCheckout(store.getState());
  const payment = () => selectPayment(store.getState());
  const cart = services.apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
  const expectedTotal = cart?.prices?.grand_total?.value?.toFixed(2) ?? '';
  let sent: unknown;
  const place = (outcome: PaymentOutcome): Promise<void> =>
    store.dispatch(
      placeOrder({
        expectedTotal,
        pay: () => Promise.resolve(outcome),
        protect: () => {
          const { isPlaceOrderClicked } = selectCartContext(store.getState());
          sent = { ...checkout(), isPlaceOrderClicked };
          return Promise.resolve({});
        },
      }),
    );
  await place({ kind: 'stopped', reason: 'refused', message: '' });
  expect(checkout()).toMatchObject({ paymentMethodError: { kind: 'unexpected', message: 'refused' } });
  expect(payment().placing).toMatchObject({ kind: 'rejected', reason: 'refused' });

  await place({ kind: 'nonce', nonce: 'refused-1' });
  expect(sent).toMatchObject({
    paymentCode: 'test_card',
    paymentData: { nonce: 'refused-1' },
    isSubmitting: true,
    isPlaceOrderClicked: true,
    paymentMethodError: null,
    payment: { placing: { kind: 'submitting', key: aText } },
  });
  expect(checkout()).toMatchObject({ orderError: { kind: 'rest' }, paymentData: null, isSubmitting: false });

  await place({ kind: 'nonce', nonce: 'n-1' });
  const { orderNumber } = payment();
  expect(orderNumber).toEqual(aText);
  expect(payment()).toMatchObject({ isOrderConfirmed: true, placing: { kind: 'accepted', orderId: aText } });
  expect(checkout()).toMatchObject({ orderError: null, isSubmitting: false, receipt: { order: {} } });
  expect(selectCartContext(store.getState()).isPlaceOrderClicked).toBe(false);
});
