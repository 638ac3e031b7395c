import { selectCheckout } from '../checkoutSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import {
  type CheckoutRootState,
  clearShippingMethod,
  refreshShippingMethods,
  submitShippingMethod,
} from './checkoutThunks';

/**
 * Takes accepted steps to the cart as it is now: after a reload, and after a guest signed in, whose cart has another id
 * then. A shipping method that is gone has to be chosen again. The ways to pay are not saved: they come with the answer.
 */
export const resumeCheckout = (): AppThunk<Promise<void>, CheckoutRootState> => async (dispatch, getState) => {
  const { shippingAddress, shippingMethod, shippingTitle } = selectCheckout(getState());
  if (shippingAddress === null) return;
  try {
    await dispatch(refreshShippingMethods());
    if (shippingMethod === null) return;
    const { carrier_code, method_code } = shippingMethod;
    const isOffered = selectCheckout(getState()).availableShippingMethods.some(
      ({ code, methodCode }) => code === carrier_code && methodCode === method_code,
    );
    if (isOffered) await dispatch(submitShippingMethod(carrier_code, method_code, shippingTitle));
    else dispatch(clearShippingMethod());
  } catch {
    dispatch(clearShippingMethod());
  }
};
