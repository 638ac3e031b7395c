import type { Address } from '@/features/address/address';
import { toRestAddress } from '@/features/address/sentAddress';
import { readShownCart } from '@/features/cart/cartContents';
import {
  type CartRootState,
  getCartDetails,
  restCartPath,
  toCartError,
  withCart,
} from '@/features/cart/cartOperations';
import { toAppError } from '@/kernel/errors/appError';
import { type PaymentMethod, paymentMethodsReceived } from '@/features/payment/paymentSlice';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import { isRecord } from '@/kernel/isRecord';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { restClientOf } from '@/kernel/rest/restClient';
import { RestError } from '@/kernel/rest/restErrors';
import { SetGuestEmailDocument } from '../api/SetGuestEmail.graphql.generated';
import {
  type AvailableShippingMethod,
  type CheckoutState,
  billingAddressAccepted,
  billingAddressRejected,
  billingAddressSubmitted,
  shippingAddressAccepted,
  shippingAddressRejected,
  shippingAddressSubmitted,
  shippingMethodAccepted,
  shippingMethodCleared,
  shippingMethodRejected,
  shippingMethodsReceived,
  shippingMethodsRequested,
  shippingMethodSubmitted,
  type WithCheckout,
  selectCheckout,
} from '../checkoutSlice';
import { removeCheckoutField, saveCheckoutField } from './checkoutStorage';

export type CheckoutRootState = CartRootState & Partial<WithCheckout>;

/** @throws Error 'Missing required information: cartId' without a cart. */
export const requireCartId = (state: CheckoutRootState): string => {
  if (state.cart.cartId === null) throw new Error('Missing required information: cartId');
  return state.cart.cartId;
};

/** Who is written to: where the goods go, or for what is not shipped where the bill goes. */
export const contactOf = ({ shippingAddress, billingAddress }: CheckoutState): Address | null =>
  shippingAddress ?? billingAddress;

/** @throws Error 'Missing required information: email' for a guest who gave none. */
export const requireEmail = (state: CheckoutRootState, address: Address | null): string => {
  if (!state.user.isSignedIn && !address?.email) throw new Error('Missing required information: email');
  return address?.email ?? '';
};

/**
 * The e-mail that a guest gave; '' for a customer.
 * @throws Error 'Missing required information: email' for a guest who gave none.
 */
export const guestEmailOf = (state: CheckoutRootState, address: Address): string => {
  const email = requireEmail(state, address);
  return state.user.isSignedIn ? '' : email;
};

/** Forgets the shipping method: it has to be chosen again. */
export const clearShippingMethod =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    removeCheckoutField(storage, 'shippingMethod');
    dispatch(shippingMethodCleared());
  };

/** Says where a guest's receipt goes; '' says nothing, because a customer's is known. */
export const sendGuestEmail = async ({ apollo }: ThunkServices, cartId: string, email: string): Promise<void> => {
  if (email === '') return;
  await apollo.mutate({ mutation: SetGuestEmailDocument, variables: { cartId, email }, fetchPolicy: 'no-cache' });
};

/** It comes while the address is typed (CheckoutSteps.tsx). */
const loadSending = () => import(/* webpackChunkName: "checkout-method" */ './sendShippingAddress');

/** Sends where to ship to; gives the ways to ship back. */
const sendPlace =
  (address: Address): AppThunk<Promise<AvailableShippingMethod[]>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const email = guestEmailOf(getState(), address);
    const { sendShippingAddress } = await importWithRetry(loadSending);
    return dispatch(withCart({ run: (cartId) => dispatch(sendShippingAddress(cartId, address, email)) }));
  };

/**
 * Sends the shipping address, and a guest's email before it. The shipping method has to be chosen again.
 * @throws after the step's error field holds it.
 */
export const submitShippingAddress =
  (address: Address): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    dispatch(shippingAddressSubmitted());
    try {
      requireCartId(getState());
      const methods = await dispatch(sendPlace(address));
      saveCheckoutField(services, 'availableShippingMethods', methods);
      saveCheckoutField(services, 'shippingAddress', address);
      dispatch(clearShippingMethod());
      dispatch(shippingMethodsReceived(methods));
      dispatch(shippingAddressAccepted(address));
    } catch (error) {
      dispatch(shippingAddressRejected(toAppError(error)));
      throw error;
    }
  };

/**
 * Asks again for the shipping methods of the accepted address: the cart or its owner may have changed.
 * @throws what the backend or the network threw; the known methods stay.
 */
export const refreshShippingMethods =
  (): AppThunk<Promise<void>, CheckoutRootState> => async (dispatch, getState, services) => {
    const { shippingAddress } = selectCheckout(getState());
    if (shippingAddress === null) return;
    dispatch(shippingMethodsRequested());
    const methods = await dispatch(sendPlace(shippingAddress));
    saveCheckoutField(services, 'availableShippingMethods', methods);
    dispatch(shippingMethodsReceived(methods));
  };

/**
 * Takes the billing address; it travels with the shipping method and with the order.
 * @throws after the step's error field holds it.
 */
export const submitBillingAddress =
  (address: Address): AppThunk<void, CheckoutRootState> =>
  (dispatch, getState, services) => {
    dispatch(billingAddressSubmitted());
    try {
      requireCartId(getState());
      saveCheckoutField(services, 'billingAddress', address);
      dispatch(billingAddressAccepted(address));
    } catch (error) {
      dispatch(billingAddressRejected(toAppError(error)));
      throw error;
    }
  };

const readPaymentMethods = (answer: unknown): PaymentMethod[] => {
  const list = isRecord(answer) && Array.isArray(answer.payment_methods) ? answer.payment_methods : [];
  return list.flatMap((method: unknown) =>
    isRecord(method) && typeof method.code === 'string'
      ? [{ code: method.code, title: typeof method.title === 'string' ? method.title : method.code }]
      : [],
  );
};

/** Whether the cart on the page is sent by this method already, and comes to what the backend has just answered. */
const isShown = (services: ThunkServices, carrier: string, method: string, answer: unknown): boolean => {
  const cart = readShownCart(services);
  const { carrier_code, method_code } = cart?.shipping_addresses?.[0]?.selected_shipping_method ?? {};
  const totals = isRecord(answer) && isRecord(answer.totals) ? answer.totals.total_segments : undefined;
  // The total of the same name beside the segments is one without tax.
  const total: unknown = Array.isArray(totals) && totals.find((each) => isRecord(each) && each.code === 'grand_total');
  return (
    carrier_code === carrier &&
    method_code === method &&
    isRecord(total) &&
    total.value === cart?.prices?.grand_total?.value
  );
};

/**
 * Sends addresses and shipping method, and reads the totals that follow from them, unless they are known.
 * @throws after the step's error field holds it.
 */
export const submitShippingMethod =
  (carrier_code: string, method_code: string, title: string): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    dispatch(shippingMethodSubmitted());
    try {
      const cartId = requireCartId(getState());
      const { shippingAddress, billingAddress } = selectCheckout(getState());
      requireEmail(getState(), shippingAddress);
      if (!shippingAddress) throw new Error('Missing required information: shippingAddress');
      const answer = await restClientOf(services).post(`${restCartPath(getState(), cartId)}/shipping-information`, {
        addressInformation: {
          shipping_address: toRestAddress(shippingAddress),
          billing_address: toRestAddress(billingAddress ?? shippingAddress),
          shipping_carrier_code: carrier_code,
          shipping_method_code: method_code,
          // As the mailing module reads it that the box belongs to; without that module there is no box.
          ...(shippingAddress.wantsLetters ? { extension_attributes: { kl_email_consent: true } } : {}),
        },
      });
      if (!isShown(services, carrier_code, method_code, answer)) await dispatch(getCartDetails());
      saveCheckoutField(services, 'shippingMethod', { carrier_code, method_code, title });
      dispatch(paymentMethodsReceived(readPaymentMethods(answer)));
      dispatch(shippingMethodAccepted({ carrier_code, method_code, title }));
    } catch (error) {
      // REST says 404 or 401 of a cart that is gone; the cart itself tells what is left.
      if (error instanceof RestError && (error.status === 404 || error.status === 401))
        await dispatch(getCartDetails());
      dispatch(shippingMethodRejected(toCartError(error)));
      throw error;
    }
  };
