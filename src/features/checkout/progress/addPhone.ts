import type { AppThunk } from '@/kernel/redux/thunk';
import { selectCheckout } from '../checkoutSlice';
import { type CheckoutRootState, submitBillingAddress, submitShippingAddress } from './checkoutThunks';

/**
 * Adds the telephone number that a carrier needs to the accepted address.
 * @throws after the error field of the address holds it.
 */
export const addPhone =
  (telephone: string): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const { shippingAddress, billingAddress } = selectCheckout(getState());
    if (shippingAddress === null) return;
    await dispatch(submitShippingAddress({ ...shippingAddress, telephone }));
    if (billingAddress?.sameAsShippingAddress) dispatch(submitBillingAddress({ ...billingAddress, telephone }));
  };
