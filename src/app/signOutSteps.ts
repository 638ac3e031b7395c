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

/** The steps of signing out, in the order that the specification fixes (§4 Sign-out sequence). */
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
