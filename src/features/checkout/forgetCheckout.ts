import { createAction } from '@reduxjs/toolkit';
import { removeEstimatePostcode } from '@/features/cart/cartSlice';
import type { SignOutStep } from '@/features/session/signOut';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

/** Everything that was typed is forgotten; here, so that signing out needs no slice of the checkout. */
export const checkoutReset = createAction('checkout/reset');

// Apart from reading and writing, which only checkout needs: signing out is possible everywhere.

/** Keys in local storage: renaming one loses what shoppers have entered at the next release. */
export const checkoutKeys = {
  availableShippingMethods: 'availableShippingMethods',
  billingAddress: 'billing_address',
  paymentCode: 'paymentMethod',
  shippingAddress: 'shipping_address',
  shippingMethod: 'shippingMethod',
  /** The cart that was agreed to, for a payment that its bank has under way. */
  agreedCart: 'agreed_cart',
} as const;

/** What was typed into the address step and not sent yet. */
export const draftKey = 'checkout_draft';

/** The cart that the last order was placed from, for its receipt. */
export const receiptKey = 'receipt_cart';

/** Orders as their carts were, where the backend cannot be asked: the one that is being placed, and the last that was. */
export const keptOrderKeys = { sent: 'sent_order', placed: 'placed_order' } as const;

/** Forgets everything that was typed into checkout; a draft that is kept ends with its own time to live. */
export const removeSavedCheckout = (storage: ShopStorage, keepsDraft = false): void => {
  for (const key of Object.values(checkoutKeys)) storage.remove(key);
  if (!keepsDraft) storage.remove(draftKey);
  removeEstimatePostcode(storage);
};

/** Forgets the last order. */
const removeReceipt = (storage: ShopStorage): void => {
  storage.remove(receiptKey);
  if (!CAPABILITIES.placedOrder) for (const key of Object.values(keptOrderKeys)) storage.remove(key);
};

/** Step 4 of sign-out: forgets what was typed into checkout. */
export const clearCheckoutData: SignOutStep =
  ({ keepsDraft }) =>
  (dispatch, _getState, { storage }) => {
    removeSavedCheckout(storage, keepsDraft);
    removeReceipt(storage);
    dispatch(checkoutReset());
  };
