import { entriesOf } from '@/kernel/entriesOf';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { readShownCart } from '../cartContents';
import { type CartRootState, getCartDetails } from '../cartOperations';
import { couponFailureId } from './codeFailure';
import type { CodeThunk } from './codeOperations';

/**
 * Changes a coupon, and looks into the cart before anything is said of an answer that was lost, or of a code that is on the
 * cart already: it may be as it should.
 * @param wanted how the cart should be then.
 * @throws what the backend or the network threw, unless the cart is as it should be.
 */
export const settleCoupon =
  (code: string, change: CodeThunk, wanted: { isApplied: boolean }): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    try {
      await dispatch(change);
    } catch (failure) {
      const isRefusal = toAppError(failure).kind === 'graphql';
      if (isRefusal && couponFailureId(failure) !== 'coupon.already') throw failure;
      await dispatch(getCartDetails());
      const applied = entriesOf(readShownCart(services)?.applied_coupons);
      const isApplied = applied.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase());
      if (isApplied !== wanted.isApplied) throw failure;
    }
  };
