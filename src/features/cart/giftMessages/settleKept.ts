import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { keyOfLine, linesOf, readShownCart } from '../cartContents';
import type { CartRootState } from '../cartOperations';
import { giftMessageOf } from './giftMessage';
import { saveLineMessage } from './giftMessageOperations';
import { forgetKept, readKept } from './noteMessage';

type GiftThunk = AppThunk<Promise<void>, CartRootState>;

const settleEach = (): GiftThunk => async (dispatch, getState, services) => {
  const { storage } = services;
  for (const kept of readKept(storage)) {
    // Of a cart that was ordered or given up nothing is missed.
    if (kept.cartId !== getState().cart.cartId) {
      forgetKept(storage, kept);
      continue;
    }
    const line = linesOf(readShownCart(services)).find((each) => keyOfLine(each) === kept.key);
    if (!line) continue;
    try {
      if (!giftMessageOf(line)) await dispatch(saveLineMessage(line, kept.message));
      forgetKept(storage, kept);
    } catch (error) {
      if (toAppError(error).kind !== 'network') forgetKept(storage, kept);
      log.warn('A gift message could not go with its line.', error);
    }
  }
};

/** Shops in which this is under way: sending a message changes the cart, after which it is asked for again. */
const settling = new WeakSet<ThunkServices>();

/** Puts what is remembered to its lines; what cannot be sent now waits for the next time that the cart is shown. */
export const settleKept = (): GiftThunk => async (dispatch, _getState, services) => {
  if (settling.has(services)) return;
  settling.add(services);
  try {
    await dispatch(settleEach());
  } finally {
    settling.delete(services);
  }
};
