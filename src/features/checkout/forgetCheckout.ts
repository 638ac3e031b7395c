import { createAction } from '@reduxjs/toolkit';
import { removeEstimatePostcode } from '@/features/cart/cartSlice';
import { forgetCheckoutAside, setCheckoutAside } from '@/features/session/tokenStorage';
import type { SignOutStep } from '@/features/session/signOut';
import { changesKey } from '@/kernel/storage/changeLog';
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
  /** The decision to buy that the last press of the button was, and its key. */
  decision: 'order_decision',
} as const;

/** What was typed into the address step and not sent yet. */
export const draftKey = 'checkout_draft';

/**
 * Orders of which it is not known what became of them. They outlive signing out: nothing personal stands in them, and the
 * shop goes on asking.
 */
export const attemptsKey = 'placing_order';

/** Where the receipt of the last order is found. */
export const receiptKey = 'receipt_cart';

/** Orders as their carts were, where the backend cannot be asked: the one that is being placed, and the last that was. */
export const keptOrderKeys = { sent: 'sent_order', placed: 'placed_order' } as const;

/** The address that a guest wants remembered on this device, from one order to the next; signing out by hand forgets it. */
export const rememberedKey = 'remembered_address';

/** Forgets everything that was typed into checkout; a draft that is kept ends with its own time to live. */
export const removeSavedCheckout = (storage: ShopStorage, keepsDraft = false): void => {
  for (const key of Object.values(checkoutKeys)) storage.remove(key);
  if (!keepsDraft) storage.remove(draftKey);
  removeEstimatePostcode(storage);
};

/** Forgets the last order; after a session that ended by itself it is still told that it was placed, and no more. */
const removeReceipt = (storage: ShopStorage, isSessionOver: boolean): void => {
  if (!isSessionOver) for (const key of [receiptKey, rememberedKey]) storage.remove(key);
  if (!CAPABILITIES.placedOrder) for (const key of [...Object.values(keptOrderKeys), changesKey]) storage.remove(key);
};

/** What comes back with the customer. */
const enteredKeys = [
  checkoutKeys.billingAddress,
  checkoutKeys.paymentCode,
  checkoutKeys.shippingAddress,
  checkoutKeys.shippingMethod,
  draftKey,
];

/**
 * Step 4 of sign-out: forgets what was typed into checkout. At the end of a session it is set aside for the customer; not
 * what they had agreed to pay, which they are asked again.
 */
export const clearCheckoutData: SignOutStep =
  ({ reason, owner }) =>
  (dispatch, _getState, { storage }) => {
    if (reason === 'expired') setCheckoutAside(storage, owner, enteredKeys);
    else forgetCheckoutAside(storage);
    removeSavedCheckout(storage, reason === 'cartLost');
    removeReceipt(storage, reason !== undefined);
    dispatch(checkoutReset());
  };
