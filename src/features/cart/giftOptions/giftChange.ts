import { isUnreachable } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type CartLine, keyOfLine, linesOf, readShownCart } from '../cartContents';
import { type CartRootState, getCartDetails } from '../cartOperations';

/** Something that is done to what goes with goods. */
export type GiftThunk<Result = void> = AppThunk<Promise<Result>, CartRootState>;

/** A line as the backend has it now; undefined when it is gone. */
export const lineNow =
  (line: CartLine): AppThunk<CartLine | undefined, CartRootState> =>
  (_dispatch, _getState, services) =>
    linesOf(readShownCart(services)).find((each) => keyOfLine(each) === keyOfLine(line));

/**
 * Sends a change, and looks whether it arrived when no answer came.
 * @throws what the backend or the network threw, unless it was done all the same; an error where it was not done.
 */
export const sendAndLook =
  (send: GiftThunk, isThere: () => boolean): GiftThunk =>
  async (dispatch) => {
    try {
      await dispatch(send);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await dispatch(getCartDetails());
      if (!isThere()) throw error;
    }
  };
