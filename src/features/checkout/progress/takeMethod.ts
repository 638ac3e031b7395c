import { isPhoneNeededBy } from '@/features/address/address';
import { readKnownForm } from '@/features/formFields/useKnownForm';
import type { AppThunk } from '@/kernel/redux/thunk';
import { cheapestOf, type ChosenShippingMethod, selectCheckout } from '../checkoutSlice';
import type { Step } from './checkoutStep';
import { type CheckoutRootState, submitShippingMethod } from './checkoutThunks';

/**
 * Takes a way to ship to the address that was just accepted: the one that was chosen before it, or else the cheapest.
 * @returns the step that is next: the ways to ship where none can be taken, with what is missing said there.
 */
export const takeMethod =
  (before: ChosenShippingMethod | null): AppThunk<Promise<Step>, CheckoutRootState> =>
  async (dispatch, getState, { apollo }) => {
    const { availableShippingMethods: methods, shippingAddress } = selectCheckout(getState());
    const method =
      methods.find(({ code, methodCode }) => code === before?.carrier_code && methodCode === before.method_code) ??
      cheapestOf(methods);
    if (
      !method ||
      (isPhoneNeededBy(method.code, readKnownForm(apollo, 'customer_register_address')) && !shippingAddress?.telephone)
    )
      return 'method';
    try {
      await dispatch(submitShippingMethod(method.code, method.methodCode, method.methodTitle));
      return 'payment';
    } catch {
      // Told by the step's error.
      return 'method';
    }
  };
