import { startNextCart } from '@/features/cart/cartOperations';
import { retrieveCartId } from '@/features/cart/cartSlice';
import { type AppError, errorText } from '@/kernel/errors/appError';
import { placingAccepted, placingRejected, type RejectionReason } from '@/features/payment/paymentSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { orderAccepted, orderRejected } from '../checkoutSlice';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { removeSavedCheckout } from '../forgetCheckout';
import type { ReceiptOrder } from '../checkoutSlice';
import { forgetSentOrder } from './kept/keptOrder';
import { saveLastReceipt } from './lastReceipt';
import { maskEmail, type OrderAttempt, readAttempts, removeAttempts } from './orderAttempts';
import { forgetDecision } from './orderDecision';

/** Forgets an order that came to nothing; those of other tabs are not settled by it. */
export const forgetAttempt = (storage: ShopStorage, key: string): void => {
  removeAttempts(storage, (attempt) => attempt.key === key);
  forgetDecision({ storage }, key);
  if (!CAPABILITIES.placedOrder && readAttempts(storage).length === 0) forgetSentOrder(storage);
};

/** An attempt ended without an order. While another tab places it nothing is settled. */
export const rejectOrder =
  (key: string, reason: RejectionReason, error: AppError): AppThunk<void, CheckoutRootState> =>
  (dispatch, _getState, { storage }) => {
    if (reason !== 'otherTab') forgetAttempt(storage, key);
    dispatch(orderRejected(error));
    dispatch(placingRejected({ reason, message: errorText(error) }));
  };

type PlacedAttempt = Pick<OrderAttempt, 'cartId' | 'key'>;

/** Keeps where the receipt is found, and forgets what was asked about it. */
export const keepReceipt = (storage: ShopStorage, { cartId, key }: PlacedAttempt, receipt: ReceiptOrder): void => {
  const { email, maskedEmail, number, token } = receipt;
  saveLastReceipt(storage, { cartId, key, number, token, maskedEmail: maskedEmail || maskEmail(email) });
  removeAttempts(storage, (attempt) => attempt.cartId === cartId);
};

/** After an order was placed: its receipt is kept, what was typed is forgotten, the next cart is made. */
export const acceptOrder =
  (attempt: PlacedAttempt, receipt: ReceiptOrder): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, { storage }) => {
    keepReceipt(storage, attempt, receipt);
    removeSavedCheckout(storage);
    dispatch(orderAccepted(receipt));
    dispatch(placingAccepted({ orderId: receipt.orderId, orderNumber: receipt.number }));
    // The shopper may have filled another cart since.
    if (dispatch(retrieveCartId()) !== attempt.cartId) return;
    await dispatch(startNextCart());
  };
