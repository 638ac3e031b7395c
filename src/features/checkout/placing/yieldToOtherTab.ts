import { placingRejected } from '@/features/payment/paymentSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import { selectPayment } from '../checkoutSlice';
import { attemptsKey } from '../forgetCheckout';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { readAttempts } from './orderAttempts';

/**
 * While this tab says that nothing was ordered, another one may be ordering the same cart: then this one says so. Locks
 * keep two presses apart, and not every browser has them.
 */
export const yieldToOtherTab =
  (cartId: string): AppThunk<void, CheckoutRootState> =>
  (dispatch, getState, { storage }) => {
    const look = (): void => {
      const { placing } = selectPayment(getState());
      const isOrdered = readAttempts(storage).some((attempt) => attempt.cartId === cartId);
      if (placing.kind === 'rejected' && !isOrdered) return;
      stop();
      if (placing.kind === 'rejected') dispatch(placingRejected({ reason: 'otherTab', message: '' }));
    };
    const stop = storage.onChangeElsewhere(attemptsKey, look);
    look();
  };
