import { clearCartDataFromCache, removeCart } from '@/features/cart/cartSlice';
import { clearCheckoutData } from '@/features/checkout/forgetCheckout';
import {
  clearCustomerDataFromCache,
  clearToken,
  deleteAuthCookie,
  resetUser,
  revokeToken,
  type SignOutStep,
} from '@/features/session/signOut';
import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { removeToast, selectToasts, type ToastsState } from '@/kernel/toasts/toastSlice';

/** What is still said names what the customer did, and offers to undo it. */
const takeBackToasts = (): AppThunk<void, { toasts: ToastsState }> => (dispatch, getState) => {
  for (const { id } of selectToasts(getState())) dispatch(removeToast(id));
};

/** Step 9: forgets what is kept about the customer besides; its code has come by then, with what starts after the page. */
const forgetTraces: SignOutStep =
  ({ reason }) =>
  async (dispatch, _getState, { storage }) => {
    dispatch(takeBackToasts());
    try {
      const later = await import(/* webpackChunkName: "persistence" */ './later/forgetTraces');
      later.forgetTraces(storage, reason !== undefined);
    } catch (error) {
      log.error('Error forgetting what was kept:', error);
    }
  };

/** The steps of signing out. Their order is a promise: what a later step clears must not be filled by an earlier one. */
export const signOutSteps = [
  revokeToken,
  clearToken,
  resetUser,
  clearCheckoutData,
  clearCartDataFromCache,
  deleteAuthCookie,
  clearCustomerDataFromCache,
  removeCart,
  forgetTraces,
] as const satisfies readonly SignOutStep[];
