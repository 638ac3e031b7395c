import { startNextCart } from '@/features/cart/cartOperations';
import { retrieveCartId } from '@/features/cart/cartSlice';
import { type AppError, errorText } from '@/kernel/errors/appError';
import { placingAccepted, placingRejected, type RejectionReason } from '@/features/payment/paymentSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { orderAccepted, orderRejected } from '../checkoutSlice';
import {
  readAttempts,
  readUnknownOrder,
  removeAttempts,
  removeUnknownOrder,
  saveReceiptCart,
} from '../progress/checkoutStorage';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { removeSavedCheckout } from '../forgetCheckout';
import { forgetSentOrder } from './kept/keptOrder';
import type { ReceiptOrder } from '../receiptOrder';

/** Whether the backend said no. An order that it did not know may still be under way, as may another tab's. */
const isRefused = (reason: RejectionReason): boolean => reason === 'order' || reason === 'sessionExpired';

const forgetRefusedOrder = (storage: ShopStorage): void => {
  if (readAttempts(storage).length === 0 && readUnknownOrder(storage) === undefined) forgetSentOrder(storage);
};

/**
 * An attempt ended without an order.
 * @param key the attempt's; those of other tabs are not settled by it.
 */
export const rejectOrder =
  (key: string, reason: RejectionReason, error: AppError): AppThunk<void, CheckoutRootState> =>
  (dispatch, _getState, { storage }) => {
    removeAttempts(storage, (attempt) => attempt.key === key);
    if (!CAPABILITIES.placedOrder && isRefused(reason)) forgetRefusedOrder(storage);
    dispatch(orderRejected(error));
    dispatch(placingRejected({ reason, message: errorText(error) }));
  };

/** After an order was placed: its receipt is kept, what was typed is forgotten, the next cart is made. */
export const acceptOrder =
  (cartId: string, receipt: ReceiptOrder): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, { storage }) => {
    saveReceiptCart(storage, cartId);
    removeAttempts(storage, (attempt) => attempt.cartId === cartId);
    removeUnknownOrder(storage);
    removeSavedCheckout(storage);
    dispatch(orderAccepted(receipt));
    dispatch(placingAccepted({ orderId: receipt.orderId, orderNumber: receipt.order?.number ?? null }));
    // The shopper may have filled another cart since.
    if (dispatch(retrieveCartId()) !== cartId) return;
    await dispatch(startNextCart());
  };
