import type { PaymentOutcome } from '@/features/payment/followPayment';
import type { AppThunk } from '@/kernel/redux/thunk';
import { resumedPayment } from './checkedPayment';
import type { CheckoutRootState } from './checkoutThunks';
import { placeOrder } from './placeOrder';

/** Places the order of a payment that was begun before: after a page of the bank, or while the bank was deciding. */
export const resumeOrder =
  (goOn: () => Promise<PaymentOutcome>): AppThunk<Promise<void>, CheckoutRootState> =>
  (dispatch, getState) =>
    dispatch(placeOrder(() => dispatch(resumedPayment(goOn)), getState().checkout.agreedCart?.total ?? ''));
