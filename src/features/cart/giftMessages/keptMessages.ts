import type { AppThunk } from '@/kernel/redux/thunk';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import type { WithCart } from '../cartSlice';
import type { CartLine } from '../cartContents';
import type { CartItemToAdd } from '../operations/lineCalls';
import { giftMessageOf, wrappingOf } from './giftMessage';

const loadNotes = () => importWithRetry(() => import(/* webpackChunkName: "cart-gift-messages" */ './noteMessage'));

/**
 * Changes a line. Where that makes another line of it, such as one with other options, its gift message and wrapping go
 * along as soon as cart or checkout show it.
 * @param made what the line becomes; undefined when that is not known.
 * @throws what the change threw.
 */
export const keepingGifts =
  (
    line: CartLine | undefined,
    made: CartItemToAdd | undefined,
    change: () => Promise<void>,
  ): AppThunk<Promise<void>, WithCart> =>
  async (_dispatch, getState, { storage }) => {
    const { cartId } = getState().cart;
    const isGifted =
      line &&
      ((CAPABILITIES.giftMessages && giftMessageOf(line)) || (CAPABILITIES.giftOptions && wrappingOf(line) !== null));
    if (!isGifted || !made || cartId === null) return change();
    const { noteBefore } = await loadNotes();
    return noteBefore(storage, cartId, [line, made], change);
  };
