import type { AppThunk } from '@/kernel/redux/thunk';
import { checkoutBegun } from './checkoutSlice';
import { readSavedCheckout } from './checkoutStorage';
import { removeReceiptCart } from './forgetCheckout';
import { type CheckoutRootState, clearShippingMethod, submitShippingMethod } from './checkoutThunks';
import { settleEarlierOrders } from './settleOrder';

/** The ways to pay are not saved: they come with the answer to the shipping method. */
const resendShippingMethod = (): AppThunk<Promise<void>, CheckoutRootState> => async (dispatch, getState) => {
  const { shippingMethod, shippingTitle } = getState().checkout;
  if (shippingMethod === null) return;
  try {
    await dispatch(submitShippingMethod(shippingMethod.carrier_code, shippingMethod.method_code, shippingTitle));
  } catch {
    dispatch(clearShippingMethod());
  }
};

/**
 * Begins checkout with what was saved (spec §4 Checkout). An order that an earlier page sent, and never heard of, is
 * settled first.
 */
export const beginCheckout =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, { storage }) => {
    dispatch(checkoutBegun(readSavedCheckout(storage)));
    await dispatch(settleEarlierOrders());
    if (getState().checkout.receipt.order !== null) return;
    removeReceiptCart(storage);
    await dispatch(resendShippingMethod());
  };
