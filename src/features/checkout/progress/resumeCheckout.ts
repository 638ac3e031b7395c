import { checkoutBegun, selectCheckout } from '../checkoutSlice';
import { readShownCart } from '@/features/cart/cartContents';
import type { AppThunk } from '@/kernel/redux/thunk';
import {
  type CheckoutRootState,
  clearShippingMethod,
  refreshShippingMethods,
  submitShippingMethod,
} from './checkoutThunks';
import { readSavedCheckout } from './checkoutStorage';
import { sendVirtualAddress } from './sendVirtualAddress';

/**
 * Takes accepted steps to the cart as it is now: after a reload, and after a guest signed in, whose cart has another id
 * then. A shipping method that is gone has to be chosen again. The ways to pay are not saved: they come with the answer.
 */
export const resumeCheckout =
  (): AppThunk<Promise<void>, CheckoutRootState> => async (dispatch, getState, services) => {
    const { shippingAddress, billingAddress, shippingMethod, shippingTitle } = selectCheckout(getState());
    // Told by the step's error.
    const resumeVirtual = async (): Promise<void> =>
      billingAddress === null ? undefined : dispatch(sendVirtualAddress(billingAddress)).catch(() => undefined);
    if (shippingAddress === null) return resumeVirtual();
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
      // An address to ship to is refused when nothing is left that is shipped.
      if (readShownCart(services)?.is_virtual) await resumeVirtual();
    }
  };

/** The same after a guest signed in: an earlier session of theirs may have left what it had entered. */
export const resumeAfterSignIn =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, { storage }) => {
    const { shippingAddress, billingAddress } = selectCheckout(getState());
    if (!shippingAddress && !billingAddress) dispatch(checkoutBegun(readSavedCheckout(storage)));
    await dispatch(resumeCheckout());
  };
