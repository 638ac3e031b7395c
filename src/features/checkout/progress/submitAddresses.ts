import type { Address } from '@/features/address/address';
import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { removeDraft } from './checkoutDraft';
import { type CheckoutRootState, submitBillingAddress, submitShippingAddress } from './checkoutThunks';
import { sendVirtualAddress } from './sendVirtualAddress';

export interface TypedAddresses {
  shipping: Address;
  billing: Address;
}

/**
 * Sends step 1. What was typed is accepted then, and no draft any more.
 * @throws after the step's error field holds it.
 */
export const submitAddresses =
  ({ shipping, billing }: TypedAddresses): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch) => {
    await dispatch(submitShippingAddress(shipping));
    dispatch(submitBillingAddress(billing));
    dispatch(removeDraft());
  };

/**
 * Sends step 1 of a cart with nothing to ship.
 * @throws after the step's error field holds it.
 */
export const submitVirtual =
  (billing: Address): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch) => {
    await dispatch(sendVirtualAddress(billing));
    dispatch(removeDraft());
  };

/**
 * Keeps an address in the customer's book. The order does not wait for it and does not fail with it.
 * @returns whether it was kept.
 */
export const keepInAddressBook =
  (address: Address): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      // Few do, and the chunk of the next step is on its way anyway.
      const { saveToAddressBook } = await import(
        /* webpackChunkName: "checkout-method" */ '@/features/address/saveToAddressBook'
      );
      await dispatch(saveToAddressBook(address));
      return true;
    } catch (error) {
      log.warn('The address could not be kept in the address book.', error);
      return false;
    }
  };
