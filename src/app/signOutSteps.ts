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
] as const satisfies readonly SignOutStep[];
