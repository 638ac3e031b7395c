import type { PaymentOutcome } from '@/features/payment/followPayment';
import { selectCheckout } from '../checkoutSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import { resumedPayment } from './checkedPayment';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { type OrderRequest, placeOrder } from './placeOrder';

/** Places the order of a payment that was begun before: after a page of the bank, or while the bank was deciding. */
export const resumeOrder =
  (goOn: () => Promise<PaymentOutcome>, protect: OrderRequest['protect']): AppThunk<Promise<void>, CheckoutRootState> =>
  (dispatch, getState) => {
    const expectedTotal = selectCheckout(getState()).agreedCart?.total ?? '';
    return dispatch(placeOrder({ pay: () => dispatch(resumedPayment(goOn)), expectedTotal, protect }));
  };
