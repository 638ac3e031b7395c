import { importWithRetry } from '@/kernel/routing/lazyComponent';
import type { AppThunk } from '@/kernel/redux/thunk';
import { checkoutBegun, selectCheckout } from '../checkoutSlice';
import { readSavedCheckout } from './checkoutStorage';
import type { CheckoutRootState } from './checkoutThunks';
import { resumeCheckout } from './resumeCheckout';
import { attemptsKey } from '../forgetCheckout';

/** It comes with the payment: few visits to checkout follow an order whose answer was lost. */
const loadSettling = () => import(/* webpackChunkName: "checkout-payment" */ '../placing/settleOrder');

/**
 * Begins checkout with what was saved. An order that an earlier page sent, and never heard of, is
 * settled first.
 */
export const beginCheckout =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, { storage }) => {
    dispatch(checkoutBegun(readSavedCheckout(storage)));
    if (storage.storedAt(attemptsKey) !== undefined) {
      const { settleEarlierOrders } = await importWithRetry(loadSettling);
      await dispatch(settleEarlierOrders());
    }
    if (selectCheckout(getState()).receipt.order !== null) return;
    await dispatch(resumeCheckout());
  };
