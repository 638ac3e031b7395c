import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { wait } from '@/kernel/wait';
import { type Cart, readShownCart } from '../cartContents';
import type { WithCart } from '../cartSlice';
import { UnknownAddition } from './unknownAddition';
import { readDetails } from './readDetails';

/** Milliseconds in which a cart that is asked for is worth the wait; a query is repeated for longer. */
const patienceMs = 3000;

/**
 * The cart, when something was added to it although no answer said so.
 * @param before pieces in it before; undefined where that is not known.
 * @returns undefined where nothing was added, or an answer has said why not.
 * @throws UnknownAddition where the cart could not be read.
 */
export const findAddition =
  (error: unknown, before: number | undefined): AppThunk<Promise<Cart | undefined>, WithCart> =>
  async (dispatch, getState, services) => {
    const { cartId } = getState().cart;
    // Without a connection nothing was sent.
    if (toAppError(error).kind !== 'network' || cartId === null || navigator.onLine === false) return undefined;
    const isRead = await Promise.race([
      dispatch(readDetails(cartId)).then(
        () => true,
        () => false,
      ),
      wait(patienceMs).then(() => false),
    ]);
    const cart = readShownCart(services);
    if (!isRead || before === undefined || cart?.id !== cartId) throw new UnknownAddition(error);
    return cart.total_quantity > before ? cart : undefined;
  };
