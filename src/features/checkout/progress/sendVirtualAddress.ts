import type { Address } from '@/features/address/address';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { billingAddressRejected } from '../checkoutSlice';
import type { CheckoutRootState } from './checkoutThunks';

const load = () => import(/* webpackChunkName: "checkout-method" */ './submitVirtualAddress');

/**
 * Sends whom to bill for a cart with nothing to ship; its code comes when there is such a cart.
 * @throws after the step's error field holds it.
 */
export const sendVirtualAddress =
  (address: Address): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch) => {
    const { submitVirtualAddress } = await load().catch((error: unknown) => {
      dispatch(billingAddressRejected(toAppError(error)));
      throw error;
    });
    await dispatch(submitVirtualAddress(address));
  };
