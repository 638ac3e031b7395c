import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, keyOfLine, linesOf, readShownCart } from '../cartContents';
import type { CartRootState } from '../cartOperations';
import { saveLineWrapping, saveOrderOption } from '../giftOptions/giftOptionOperations';
import { giftMessageOf, wrappingOf } from './giftMessage';
import { saveLineMessage, saveOrderMessage } from './giftMessageOperations';
import { forgetKept, type KeptGifts, readKept } from './noteMessage';

type GiftThunk = AppThunk<Promise<void>, CartRootState>;

/** What was given meanwhile stays. */
const settleLine =
  (line: CartLine, { message, wrapping }: KeptGifts): GiftThunk =>
  async (dispatch) => {
    if (message && !giftMessageOf(line)) await dispatch(saveLineMessage(line, message));
    if (wrapping && !wrappingOf(line)) await dispatch(saveLineWrapping(line, wrapping));
  };

const settleOrder =
  (cart: Cart, { message, wrapping, hasReceipt, hasCard }: KeptGifts): GiftThunk =>
  async (dispatch) => {
    if (message && !giftMessageOf(cart)) await dispatch(saveOrderMessage(message));
    const missing = {
      ...(wrapping && !wrappingOf(cart) && { wrapping }),
      ...(hasReceipt && !cart.gift_receipt_included && { hasReceipt }),
      ...(hasCard && !cart.printed_card_included && { hasCard }),
    };
    if (Object.keys(missing).length > 0) await dispatch(saveOrderOption(missing));
  };

const settleEach = (): GiftThunk => async (dispatch, getState, services) => {
  const { storage } = services;
  for (const kept of readKept(storage)) {
    // Of a cart that was ordered or given up nothing is missed.
    if (kept.cartId !== getState().cart.cartId) {
      forgetKept(storage, kept);
      continue;
    }
    const cart = readShownCart(services);
    const line = linesOf(cart).find((each) => keyOfLine(each) === kept.key);
    const settle = line ? settleLine(line, kept) : cart && kept.key === '' ? settleOrder(cart, kept) : undefined;
    if (!settle) continue;
    try {
      await dispatch(settle);
      forgetKept(storage, kept);
    } catch (error) {
      if (toAppError(error).kind !== 'network') forgetKept(storage, kept);
      log.warn('A gift message or wrapping could not go with its goods.', error);
    }
  }
};

/** Shops in which this is under way: sending a message changes the cart, after which it is asked for again. */
const settling = new WeakSet<ThunkServices>();

/** Puts what is remembered to its goods; what cannot be sent now waits for the next time that the cart is shown. */
export const settleKept = (): GiftThunk => async (dispatch, _getState, services) => {
  if (settling.has(services)) return;
  settling.add(services);
  try {
    await dispatch(settleEach());
  } finally {
    settling.delete(services);
  }
};
